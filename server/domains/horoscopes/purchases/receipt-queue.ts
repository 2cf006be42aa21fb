import { numberOfReadingPeriod, type ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { inLanguage } from '@rashi/contract/languages.rules'
import type { Context } from '../../../context/context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import type { Bought } from '../../payments/index.ts'

/** The contents of a receipt, and the period and sign that it links to. `at` is ISO 8601. */
export interface HoroscopeReceipt {
  readonly userId: string
  readonly languageId: number
  readonly what: string
  readonly amountPence: number
  readonly card: Bought['card']
  readonly at: string
  /** The API's number of the reading period: jobs of an earlier release may wait in the queue. */
  readonly type: number
  readonly signId: number
}

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'horoscope-receipt': HoroscopeReceipt
  }
}

/** Enqueues a receipt, which is sent if and only if the transaction commits. */
export const enqueueReceipt = (
  trx: Trx,
  jobs: Context['jobs'],
  { userId, languageId, description, translations, amountPence, card, at }: Bought,
  { readingPeriod, signId }: { readingPeriod: ReadingPeriod; signId: number },
): Promise<void> =>
  jobs.enqueue(trx, 'horoscope-receipt', {
    userId,
    languageId,
    what: inLanguage(translations, languageId)?.description ?? description,
    amountPence,
    card,
    at: at.toString(),
    type: numberOfReadingPeriod(readingPeriod),
    signId,
  })
