import { setTimeout as delay } from 'node:timers/promises'

const pauseMilliseconds = 100

/** Waits until a condition holds; a check that throws does not hold. */
export async function waitUntil(
  what: string,
  holds: () => Promise<boolean> | boolean,
  seconds = 180,
): Promise<void> {
  const end = performance.now() + seconds * 1000
  for (;;) {
    try {
      if (await holds()) return
    } catch {
      // Not yet.
    }
    if (performance.now() > end) throw new Error(`${what}: not within ${seconds} s`)
    await delay(pauseMilliseconds)
  }
}
