import { expect, test } from 'vitest'
import { anchorsOf, metricsOf } from './monitoring-files.ts'

test('the metrics of an expression are found, without functions, labels and ranges', () => {
  expect(metricsOf('sum by (route) (rate(a_total{route!="b_total"}[5m])) > 0.5')).toEqual([
    'a_total',
  ])
  expect(metricsOf('time() - max(a_seconds) > 2 * 3600 and on (job) up == 0')).toEqual([
    'a_seconds',
    'up',
  ])
  expect(
    metricsOf('histogram_quantile(0.95, sum(rate(a_bucket[$__rate_interval])) by (le))'),
  ).toEqual(['a_bucket'])
})

test('headings become anchors', () => {
  expect(anchorsOf('# The queue: e-mail\ntext\n## Two words')).toEqual(
    new Set(['the-queue-e-mail', 'two-words']),
  )
})
