import type { Context } from '../../../context/context.ts'
import { ensureEditions } from './ensure-editions.ts'

/** Five past midnight UTC: the next periods are there already, this makes the ones after them. */
const daily = '5 0 * * *'

export const scheduleEditions = (context: Context): void =>
  context.jobs.schedule('horoscopes-editions', daily, () => ensureEditions(context))

/**
 * Makes in the background what is missing beside the current periods.
 *
 * @returns what stops it, and waits for the period in hand
 */
export function fillEditions(context: Context): () => Promise<void> {
  const stopping = new AbortController()
  const filled = ensureEditions(context, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) context.log.error({ err: error }, 'editions could not be made')
  })
  return async () => {
    stopping.abort()
    await filled
  }
}
