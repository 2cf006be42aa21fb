/** The queue of jobs that failed for good, kept for two weeks; `PgBoss.redrive` enqueues them again. */
export const deadLetters = 'dead-letters'
