import { expect, test } from 'vitest'
import { composeEdition } from './compose-edition.ts'
import { openEditionComposer, spanAt } from './index.ts'

// Guard in server/domains/almanac/edition-composer.ts: the main thread answers requests meanwhile.
test('a worker thread composes the same text as the main thread, and uses the processor in its place', async () => {
  const week = spanAt('weekly', Temporal.PlainDate.from('2026-11-30'))
  const composer = openEditionComposer()
  const before = { thread: process.threadCpuUsage(), all: process.cpuUsage() }
  const composed = await composer.compose(week, 'Leo', 'sidereal')
  const ofThread = process.threadCpuUsage(before.thread)
  const ofAll = process.cpuUsage(before.all)
  await composer.close()
  expect(ofThread.user).toBeLessThan(ofAll.user / 2)
  expect(composed).toEqual(composeEdition(week, 'Leo', 'sidereal'))
})

test('a composition under way ends when the composer is closed, and no other begins', async () => {
  const composer = openEditionComposer()
  const week = spanAt('weekly', Temporal.PlainDate.from('2026-11-30'))
  const composing = composer.compose(week, 'Leo', 'sidereal')
  await Promise.all([expect(composing).rejects.toThrow('aborted'), composer.close()])
  await expect(composer.compose(week, 'Leo', 'sidereal')).rejects.toThrow('aborted')
})
