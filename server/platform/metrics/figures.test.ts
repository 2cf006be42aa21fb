import { afterEach, expect, test, vi } from 'vitest'
import { openLog } from '../log.ts'
import { type FigureSource, openFigures } from './figures.ts'

afterEach(() => vi.useRealTimers())

const source = (name: string, read: () => Promise<number>): FigureSource => ({
  name,
  figures: [{ name: `${name}_total_seconds`, help: 'For this test.' }],
  read: async () => ({ [`${name}_total_seconds`]: [{ value: await read() }] }),
})

// Guard in server/platform/metrics/figures.ts: figures that cannot be read are absent, not old.
test('a figure that can no longer be read is absent, and others are given (OPS-47)', async () => {
  let isAway = false
  const figures = openFigures(
    [
      source('first', async () => {
        if (isAway) throw new Error('away')
        return 3
      }),
      source('second', async () => 5),
    ],
    openLog('silent'),
  )
  await figures.refresh()
  expect(await figures.registry.metrics()).toMatch(/^first_total_seconds 3$/m)
  isAway = true
  await figures.refresh()
  const text = await figures.registry.metrics()
  expect(text).toContain('# TYPE first_total_seconds gauge')
  expect(text).not.toMatch(/^first_total_seconds /m)
  expect(text).toMatch(/^second_total_seconds 5$/m)
  expect(text).toMatch(/^installation_figures_up\{source="first"\} 0$/m)
  expect(text).toMatch(/^installation_figures_up\{source="second"\} 1$/m)
})

// Guard in server/platform/metrics/figures.ts: a scrape waits two seconds at most, and does not ask a hanging database again.
test('a database that hangs is asked once, and not waited for (OPS-47)', async () => {
  vi.useFakeTimers()
  let questions = 0
  const hanging = source('hanging', () => {
    questions++
    return new Promise<number>(() => {})
  })
  const figures = openFigures([hanging], openLog('silent'))
  const refreshed = Promise.all([figures.refresh(), figures.refresh()])
  await vi.advanceTimersByTimeAsync(2_000)
  await refreshed
  const again = figures.refresh()
  await vi.advanceTimersByTimeAsync(2_000)
  await again
  expect(questions).toBe(1)
  expect(await figures.registry.metrics()).not.toMatch(/^hanging_total_seconds /m)
})

test('a figure with labels loses those that are no longer given (OPS-47)', async () => {
  let queues = ['one', 'two']
  const figures = openFigures(
    [
      {
        name: 'jobs',
        figures: [{ name: 'jobs_waiting', help: 'For this test.', labels: ['queue'] }],
        read: async () => ({
          jobs_waiting: queues.map((queue) => ({ labels: { queue }, value: 1 })),
        }),
      },
    ],
    openLog('silent'),
  )
  await figures.refresh()
  queues = ['two']
  await figures.refresh()
  const text = await figures.registry.metrics()
  expect(text.match(/^jobs_waiting.*$/gm)).toEqual(['jobs_waiting{queue="two"} 1'])
})
