import type { Context } from '../../../context/context.ts'
import { type EditionComposer, openEditionComposer } from '../../almanac/index.ts'
import { ensureEditions } from './ensure-editions.ts'

/** Cron expression for 00:05 UTC. Each run creates periods that begin days later. */
const daily = '5 0 * * *'

export const scheduleEditions = (context: Context): void =>
  context.jobs.schedule('horoscopes-editions', daily, async () => {
    const composer = openEditionComposer()
    try {
      await ensureEditions(context, composer.compose)
    } finally {
      await composer.close()
    }
  })

/**
 * Creates missing periods in the background, and closes the composer.
 *
 * @returns a function that stops it and waits until it has stopped
 */
export function fillEditions(context: Context, composer: EditionComposer): () => Promise<void> {
  let isStopped = false
  const filling = ensureEditions(context, composer.compose)
    .catch((error: unknown) => {
      if (!isStopped) context.log.error({ err: error }, 'editions could not be made')
    })
    .finally(() => composer.close())
  return async () => {
    isStopped = true
    await composer.close()
    await filling
  }
}
