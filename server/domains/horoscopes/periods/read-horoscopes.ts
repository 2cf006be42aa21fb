import type { Horoscope, Period, Sign, SingleHoroscope } from '@rashi/contract'
import { numberOfReadingPeriod, type ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import type { Context } from '../../../context/context.ts'
import {
  type Access,
  couponSecondsLeft,
  daysLeft,
  freeTrialSecondsLeft,
  goldTrialSecondsLeft,
  hasOneOffPurchase,
  isUserSubscribed,
} from '../../access/index.ts'
import { listSigns } from '../../charts/index.ts'
import { dayAt, type Span, spanAt, spanOf } from './calendar.rules.ts'
import { presentShared, presentSharedOutline, presentToReader } from './present-to-reader.ts'
import { listStoredPeriods, readStoredPeriods, type StoredPeriod } from './stored-periods.ts'

/**
 * Numbers of past periods that are listed: many for people, who may have paid for them, few for guests,
 * who see previews. Single purchases are always listed.
 */
export const visiblePast = {
  people: { weekly: 52, monthly: 24, yearly: 10 },
  guests: { weekly: 3, monthly: 3, yearly: 2 },
} satisfies Record<string, Record<ReadingPeriod, number>>

interface Query {
  readonly readingPeriod: ReadingPeriod
  readonly signIds: readonly number[]
  /** The number of past periods. */
  readonly back: number
  /** The reader's, if it is known. */
  readonly timeZone?: string | undefined
  /** Of a year also what its wheel shows. */
  readonly withWheel?: boolean
  /**
   * The periods that are read whole: `all`, `none`, or the one that begins on a day; `current` and days without a period stand
   * for the newest. Of the others outlines are read. `all` by default.
   */
  readonly texts?: string
}

/** Reads the periods of some signs, without the texts that are locked. */
export async function readHoroscopes(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  access: Access,
  query: Query,
): Promise<SingleHoroscope[]> {
  const { readingPeriod, signIds } = query
  if (signIds.length === 0) return []
  const today = dayAt(clock.now())
  const current = spanAt(readingPeriod, today)
  const to = `${today}`
  const [signs, { periods, prices }] = await Promise.all([
    listSigns(db),
    listPeriods({ db, clock }, access, query, { current, to }),
  ])

  return signs
    .filter(({ id }) => signIds.includes(id))
    .map((sign) => ({
      ...describeSign(sign, readingPeriod, prices),
      is_user_subscribed: isUserSubscribed(access, sign.id),
      has_one_off_purchase: hasOneOffPurchase(access, sign.id),
      free_trial_days_left: daysLeft(freeTrialSecondsLeft(access)),
      free_trial_gold_days_left: daysLeft(goldTrialSecondsLeft(access)),
      free_trial_coupon_days_left: daysLeft(couponSecondsLeft(access)),
      horoscopeData: present(
        access,
        periods.filter(({ row }) => row.sign_id === sign.id),
        query,
      ),
      current_period: {
        cycle: numberOfReadingPeriod(readingPeriod),
        from: `${current.from}`,
        to: `${current.to}`,
      },
      date: to,
    }))
}

/** Returns the day on which a past period begins. */
const startOf = ({ readingPeriod, index }: Span, back: number): string =>
  `${spanOf(readingPeriod, index - back).from}`

/** Lists the current and past periods of signs from the same day on for all readers, so that they share what is stored. */
const listShared = (
  context: Pick<Context, 'db' | 'clock'>,
  { current, ...query }: { current: Span } & Omit<Parameters<typeof listStoredPeriods>[1], 'from'>,
): ReturnType<typeof listStoredPeriods> =>
  listStoredPeriods(context, {
    ...query,
    from: startOf(current, visiblePast.people[query.readingPeriod]),
  })

/** Reads the current period of a sign; undefined before the first one is composed. */
export async function readCurrentPeriod(
  context: Pick<Context, 'db' | 'clock'>,
  {
    readingPeriod,
    signId,
    today,
  }: { readingPeriod: ReadingPeriod; signId: number; today: Temporal.PlainDate },
): Promise<StoredPeriod | undefined> {
  const current = spanAt(readingPeriod, today)
  const query = { readingPeriod, signIds: [signId], to: `${today}` }
  const { periods } = await listShared(context, { current, ...query })
  return periods.at(-1)
}

/** Lists the current and past periods, and those that were bought singly, however old they are. */
async function listPeriods(
  context: Pick<Context, 'db' | 'clock'>,
  { grants }: Access,
  { readingPeriod, signIds, back }: Query,
  { current, to }: { current: Span; to: string },
): ReturnType<typeof listStoredPeriods> {
  const query = { readingPeriod, signIds, current, to }
  const { periods: stored, prices } = await listShared(context, query)
  const since = startOf(current, back)
  const recent = stored.filter(({ row }) => row.starts_on >= since)
  const ids = back > 0 ? grants.flatMap(({ periodId }) => periodId ?? []) : []
  const older = stored.filter(({ row }) => row.starts_on < since && ids.includes(row.id))
  const missing = ids.filter((id) => !stored.some(({ row }) => row.id === id))
  const oldest =
    missing.length === 0
      ? []
      : await readStoredPeriods(context.db, {
          readingPeriod,
          signIds,
          from: undefined,
          to,
          ids: missing,
        })
  return { periods: [...oldest, ...older, ...recent], prices }
}

/** Presents the periods of a sign: some whole, the others as outlines. */
function present(
  access: Access,
  periods: readonly StoredPeriod[],
  { readingPeriod, timeZone, withWheel, texts = 'all' }: Query,
): Period[] {
  const chosen = periods.find(({ row }) => row.starts_on === texts) ?? periods.at(-1)
  const presentation = { timeZone, withWheel: withWheel === true && readingPeriod === 'yearly' }
  return periods.map((stored) => {
    const isWhole = texts === 'all' || (texts !== 'none' && stored === chosen)
    if (!isWhole) return presentSharedOutline(access, stored)
    // The texts of past periods are large, and few readers ask for them.
    const present = stored === periods.at(-1) ? presentShared : presentToReader
    return present(access, stored, presentation)
  })
}

export const describeSign = (
  sign: Sign,
  readingPeriod: ReadingPeriod,
  plans: Horoscope['horoscopePaymentPlans'],
): Horoscope => {
  const type = numberOfReadingPeriod(readingPeriod)
  return { ...sign, type, cycle: type, horoscopePaymentPlans: plans }
}
