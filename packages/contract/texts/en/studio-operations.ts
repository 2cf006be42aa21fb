/** The page of the studio about the work outside requests. */
export const studioOperations = {
  'studio.operations.lead':
    'What runs by itself: the nightly comparison with the payment provider, and jobs that failed for good.',
  'studio.operations.reconcile': 'Payments and provider',
  'studio.operations.never': 'They have not been compared yet.',
  'studio.operations.agree': 'They agreed on {{when}}.',
  'studio.operations.differ': 'Differences on {{when}}: {{count}}.',
  'studio.operations.more-lines':
    'The first {{count}} are shown. The command npm run reconcile lists all.',
  'studio.operations.running': 'They are being compared now.',
  'studio.operations.run': 'Compare now',
  'studio.operations.started': 'The comparison has begun.',
  'studio.operations.runs-already': 'The comparison is running already.',
  'studio.operations.jobs': 'Failed jobs',
  'studio.operations.no-jobs': 'No job has failed for good in the last two weeks.',
  'studio.operations.jobs-text':
    'Each was tried for about an hour. Retry once the cause is gone; the log has more about it.',
  'studio.operations.retry-all': 'Retry all {{count}}',
  'studio.operations.retry-all-of': 'Retry all {{count}} of {{queue}}',
  'studio.operations.retry': 'Retry',
  'studio.operations.retry-of': 'Retry {{queue}} of {{when}}',
  'studio.operations.tries': 'Failed {{when}}, tries: {{count}}',
  'studio.operations.retried': 'Jobs that run again: {{count}}.',
  'studio.operations.retried-before': 'These jobs were retried already.',
  'studio.operations.older': 'Show older ones',
} as const
