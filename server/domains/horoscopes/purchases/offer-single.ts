import type { ResponseOf, Sign } from '@rashi/contract'
import { findOneOffPlan } from '@rashi/contract/one-off.rules'
import { numberOfReadingPeriod } from '@rashi/contract/reading-periods.rules'
import type { Context } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { mayReadPart, mayReadPeriod, readAccess } from '../../access/index.ts'
import { listHoroscopePaymentPlans } from '../../subscriptions/index.ts'
import { listSigns } from '../../charts/index.ts'
import { translators } from '../../languages/index.ts'
import { dayAt } from '../periods/calendar.rules.ts'
import { findPeriodRow, listSections } from '../periods/horoscopes.repository.ts'
import { toReadablePeriod } from '../periods/present-period.ts'
import { describeOneOff } from './purchase-texts.ts'

type OfferContext = Pick<Context, 'clock' | 'db'>
const largestId = 2_147_483_647

/** Describes a period for sale. @throws {Refusal} `horoscope-not-found` also if it has not begun. */
export async function offerOneOff(
  { clock, db }: OfferContext,
  userId: string,
  id: number,
): Promise<ResponseOf<'GET /payment-plan/one-off-offer/:horoscope_data_id'>> {
  const [period, plans, signs, access] = await Promise.all([
    isId(id) ? findPeriodRow(db, id) : undefined,
    listHoroscopePaymentPlans(db),
    listSigns(db),
    readAccess({ db, clock }, { userId, generatedSignId: null }),
  ])
  const sign = signs.find((one) => one.id === period?.sign_id)
  if (!period || !sign || period.starts_on > `${dayAt(clock.now())}`)
    throw new Refusal('horoscope-not-found')
  const plan = findOneOffPlan(plans, period.reading_period)
  return {
    horoscope: { ...presentSignName(sign), mediaUrl: sign.mediaUrl },
    period: {
      id: period.id,
      type: String(numberOfReadingPeriod(period.reading_period)),
      date: period.starts_on,
    },
    translations: [...describeOneOff(await translators(db), period, signs)],
    plan: plan
      ? { payment_plan_id: plan.payment_plan_id, one_off_price: plan.one_off_price }
      : null,
    is_owned: mayReadPeriod(access, toReadablePeriod(period)),
  }
}

/** Describes sections for sale. @throws {Refusal} `horoscope-not-found` if one of them does not exist. */
export async function offerLifeEvents(
  { clock, db }: OfferContext,
  userId: string,
  requestedIds: readonly number[],
): Promise<ResponseOf<'GET /payment-plan/life-event-offer'>['sections']> {
  const ids = [...new Set(requestedIds)]
  const [{ parts, periods }, signs, access] = await Promise.all([
    listSections(db, { ids: ids.filter(isId), to: `${dayAt(clock.now())}` }),
    listSigns(db),
    readAccess({ db, clock }, { userId, generatedSignId: null }),
  ])
  const sections = parts.flatMap(({ id, period_id, price_pence, translations }) => {
    const period = periods.find((one) => one.id === period_id)
    const sign = signs.find((one) => one.id === period?.sign_id)
    if (!period || !sign) return []
    return {
      id,
      current_price: price_pence / 100,
      user_has_access: mayReadPart(
        access,
        { id, pricePence: price_pence },
        toReadablePeriod(period),
      ),
      date: period.starts_on,
      horoscope: presentSignName(sign),
      translations: translations.map(({ language_id, name }) => ({ language_id, name })),
    }
  })
  if (sections.length !== ids.length) throw new Refusal('horoscope-not-found')
  return sections
}

const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= largestId

const presentSignName = ({ id, key, translations }: Sign) => ({
  id,
  key,
  translations: translations.map(({ language_id, name }) => ({ language_id, name })),
})
