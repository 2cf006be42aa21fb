import { Histogram, Registry } from 'prom-client'

export const jobCounters = new Registry()

/** `retry`: it will be tried again; `failed`: for good. */
export type JobOutcome = 'completed' | 'retry' | 'failed'

export const jobDurations = new Histogram({
  name: 'job_duration_seconds',
  help: 'Runs of jobs in this process, by queue and outcome.',
  labelNames: ['queue', 'outcome'] as const,
  buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120],
  registers: [jobCounters],
})
