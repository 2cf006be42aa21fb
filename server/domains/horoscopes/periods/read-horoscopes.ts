import type { Horoscope, Part, Period, Sign, SingleHoroscope } from '@rashi/contract'
import { numberOfReadingPeriod, type ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import type { Context } from '../../../context/context.ts'
import { sanitiseRichText } from '../../../platform/rich-text.ts'
import {
  type Access,
  couponSecondsLeft,
  daysLeft,
  freeTrialSecondsLeft,
  goldTrialSecondsLeft,
  hasOneOffPurchase,
  isUserSubscribed,
} from '../../access/index.ts'
import { listHoroscopePaymentPlans } from '../../subscriptions/index.ts'
import { listSigns } from '../../charts/index.ts'
import { dayAt, spanAt, spanOf } from './calendar.rules.ts'
import { listPartRows, listPeriodRows } from './horoscopes.repository.ts'
import { isOpen, presentPeriod } from './present-period.ts'

/**
 * How far back one sees, in spans before the current one: people far, since they may have paid for
 * it; guests, who see teasers, a little. What was bought singly is seen for good.
 */
export const shownBack = {
  people: { weekly: 52, monthly: 24, yearly: 10 },
  guests: { weekly: 3, monthly: 3, yearly: 2 },
} satisfies Record<string, Record<ReadingPeriod, number>>

type ReadContext = Pick<Context, 'db' | 'clock'>

/** Some signs' periods of one length, as far as one may read them. */
export async function readHoroscopes(
  { db, clock }: ReadContext,
  access: Access,
  {
    readingPeriod,
    signIds,
    back,
  }: { readingPeriod: ReadingPeriod; signIds: readonly number[]; back: number },
): Promise<SingleHoroscope[]> {
  const today = dayAt(clock.now())
  const current = spanAt(readingPeriod, today)
  const since = spanOf(readingPeriod, current.index - back)
  const bought = access.grants.flatMap(({ periodId }) => periodId ?? [])
  const [signs, plans, rows] = await Promise.all([
    listSigns(db),
    listHoroscopePaymentPlans(db),
    listPeriodRows(db, {
      readingPeriod,
      signIds,
      from: `${since.from}`,
      to: `${today}`,
      alsoIds: back > 0 ? bought : [],
    }),
  ])
  const open = rows.filter((row) => isOpen(access, row)).map(({ id }) => id)
  const locked = rows.filter((row) => !open.includes(row.id)).map(({ id }) => id)
  const parts = Map.groupBy(await listPartRows(db, { open, locked }), (part) => part.period_id)

  return signs
    .filter(({ id }) => signIds.includes(id))
    .map((sign) => ({
      ...describeSign(sign, readingPeriod, plans),
      is_user_subscribed: isUserSubscribed(access, sign.id),
      has_one_off_purchase: hasOneOffPurchase(access, sign.id),
      free_trial_days_left: daysLeft(freeTrialSecondsLeft(access)),
      free_trial_gold_days_left: daysLeft(goldTrialSecondsLeft(access)),
      free_trial_coupon_days_left: daysLeft(couponSecondsLeft(access)),
      horoscopeData: rows
        .filter((row) => row.sign_id === sign.id)
        .map((row) => sanitised(presentPeriod(access, row, parts.get(row.id) ?? []))),
      current_period: {
        cycle: numberOfReadingPeriod(readingPeriod),
        from: `${current.from}`,
        to: `${current.to}`,
      },
      date: `${today}`,
    }))
}

export const describeSign = (
  sign: Sign,
  readingPeriod: ReadingPeriod,
  plans: Horoscope['horoscopePaymentPlans'],
): Horoscope => {
  const type = numberOfReadingPeriod(readingPeriod)
  return { ...sign, type, cycle: type, horoscopePaymentPlans: plans }
}

const sanitised = (period: Period): Period => ({
  ...period,
  parts: period.parts.map(sanitisedPart),
  translations: period.translations.map((texts) => ({
    ...sanitisedTexts(texts),
    description_preview: sanitiseRichText(texts.description_preview),
  })),
})

export const sanitisedPart = (part: Part): Part => ({
  ...part,
  translations: part.translations.map(sanitisedTexts),
})

const sanitisedTexts = <T extends { description?: string | undefined }>(texts: T): T =>
  texts.description === undefined
    ? texts
    : { ...texts, description: sanitiseRichText(texts.description) }
