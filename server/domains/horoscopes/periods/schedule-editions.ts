import type { Context } from '../../../context/context.ts'
import { openEditionComposer } from '../../almanac/index.ts'
import { ensureEditions } from './ensure-editions.ts'

/** Cron expression for 00:05 UTC. Each run creates periods that begin days later. */
const daily = '5 0 * * *'

export const scheduleEditions = (context: Context): void =>
  context.jobs.schedule('horoscopes-editions', daily, () => ensureInWorker(context))

/**
 * Creates missing periods in the background.
 *
 * @returns a function that stops it and waits until it has stopped
 */
export function fillEditions(context: Context): () => Promise<void> {
  const stopping = new AbortController()
  const filled = ensureInWorker(context, stopping.signal).catch((error: unknown) =>
    context.log.error({ err: error }, 'editions could not be made'),
  )
  return async () => {
    stopping.abort()
    await filled
  }
}

/** Creates missing periods while the main thread answers requests. */
async function ensureInWorker(context: Context, signal?: AbortSignal): Promise<void> {
  const composer = openEditionComposer(signal)
  try {
    await ensureEditions(context, composer.compose)
  } catch (error) {
    if (!signal?.aborted) throw error
  } finally {
    await composer.close()
  }
}
