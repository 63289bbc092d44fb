#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How often the calling thread has asked for memory since it started; -1 where nobody counts.
long long allocation_count(void);

#endif
