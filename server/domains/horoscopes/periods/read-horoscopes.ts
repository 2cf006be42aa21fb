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
import { localisePeriod } from './localise-period.ts'
import { isOpen, presentPeriod } from './present-period.ts'
import { readYearWheel } from './read-year-wheel.ts'

/**
 * Numbers of past periods that are listed: many for people, who may have paid for them, few for guests,
 * who see previews. Single purchases are always listed.
 */
export const visiblePast = {
  people: { weekly: 52, monthly: 24, yearly: 10 },
  guests: { weekly: 3, monthly: 3, yearly: 2 },
} satisfies Record<string, Record<ReadingPeriod, number>>

type ReadContext = Pick<Context, 'db' | 'clock'>

/** Reads the periods of some signs, without the texts that are locked. */
export async function readHoroscopes(
  { db, clock }: ReadContext,
  access: Access,
  {
    readingPeriod,
    signIds,
    back,
    timeZone,
    withWheel = false,
  }: {
    readingPeriod: ReadingPeriod
    signIds: readonly number[]
    back: number
    /** The reader's, if it is known. */
    timeZone?: string | undefined
    /** Of a year also what its wheel shows. */
    withWheel?: boolean
  },
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
        .map((row) => {
          const period = sanitisePeriod(
            presentPeriod(access, row, parts.get(row.id) ?? [], timeZone),
          )
          const wheel =
            withWheel && readingPeriod === 'yearly' ? { wheel: readYearWheel(row, timeZone) } : {}
          return {
            ...(timeZone === undefined ? period : localisePeriod(period, row, timeZone)),
            ...wheel,
          }
        }),
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

const sanitisePeriod = (period: Period): Period => ({
  ...period,
  parts: period.parts.map(sanitisePart),
  translations: period.translations.map((texts) => ({
    ...sanitiseTexts(texts),
    description_preview: sanitiseRichText(texts.description_preview),
  })),
})

export const sanitisePart = (part: Part): Part => ({
  ...part,
  translations: part.translations.map(sanitiseTexts),
})

const sanitiseTexts = <T extends { description?: string | undefined }>(texts: T): T =>
  texts.description === undefined
    ? texts
    : { ...texts, description: sanitiseRichText(texts.description) }
