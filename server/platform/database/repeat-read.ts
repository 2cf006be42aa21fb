import { setTimeout as delay } from 'node:timers/promises'
import { lastBeginMilliseconds, pauseBeforeRepeat, reasonToRepeat } from './repeat.ts'

/** Reads, and repeats what was read when a connection was lost meanwhile. `read` must change nothing that a repeat would change again. */
export async function repeatRead<T>(read: () => Promise<T>): Promise<T> {
  const begunAt = performance.now()
  for (let failures = 1; ; failures++) {
    try {
      return await read()
    } catch (error) {
      const pause =
        reasonToRepeat(error) === 'connection-lost'
          ? pauseBeforeRepeat('connection-lost', {
              failures,
              elapsedMilliseconds: performance.now() - begunAt,
              random: Math.random(),
              lastBegin: lastBeginMilliseconds.read,
            })
          : undefined
      if (pause === undefined) throw error
      await delay(pause)
    }
  }
}
