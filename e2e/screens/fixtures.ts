import { saveCard, testCards } from '../helpers/checkout.ts'
import { createPerson, type Person } from '../helpers/accounts.ts'
import { waitForWeeks } from '../helpers/weeks.ts'
import { call } from '../product.ts'

/** The people and data with which screens are opened; opening a screen does not change them. */
export interface Fixtures {
  readonly newcomer: Person
  readonly reader: Person
  /** Ids of the signs, by key. */
  readonly signIds: Readonly<Record<string, number>>
  /** This week of Virgo, which nobody has bought. */
  readonly week: number
  /** Two sections of the year of Virgo, which nobody has bought. */
  readonly sections: readonly number[]
  /** The reader's sections of the year of Leo. */
  readonly ownSections: readonly number[]
  /** The reader's newest payment. */
  readonly payment: string
  readonly gemstone: {
    readonly id: number
    readonly slug: string
    readonly mediaUrl: string
    readonly translations: readonly { readonly language_id: number; readonly title: string }[]
  }
}

const leo = 5
const plans = { silver: 1, diamond: 2, gold: 3 }

/** Creates the fixtures over the API, once for all screens of a test file. */
export async function createFixtures(): Promise<Fixtures> {
  const [newcomer, reader, horoscopes, week, virgo, year, gemstones] = await Promise.all([
    createPerson(),
    createPerson(),
    call('GET /api/horoscope'),
    findNewestPeriod('weekly', 'virgo'),
    findNewestPeriod('yearly', 'virgo'),
    findNewestPeriod('yearly', 'leo'),
    call('GET /api/gemstone'),
  ])
  const signIds: Record<string, number> = Object.fromEntries(
    horoscopes.body.horoscopes.map(({ key, id }: { key: string; id: number }) => [key, id]),
  )
  const sections = listIds(virgo.parts).slice(0, 2)
  const ownSections = listIds(year.parts).filter((_, index) => [0, 2, 6].includes(index))
  await buyOneOfEverything(reader, ownSections)
  const { token } = reader
  await waitForWeeks()
  await call('GET /api/horoscope/user-new-single-horoscope/weekly/leo', { token })
  const payments = await call('GET /api/payment-plan/purchases', { token })
  return {
    newcomer,
    reader,
    signIds,
    week: week.id,
    sections,
    ownSections,
    payment: payments.body.purchases[0].id,
    gemstone: gemstones.body.gemstones.data[0],
  }
}

async function findNewestPeriod(period: string, sign: string) {
  const path = `GET /api/horoscope/new-single-horoscope/${period}/${sign}`
  return (await call(path)).body.horoscope.horoscopeData.at(-1)
}

const listIds = (parts: readonly { id: number }[]): number[] => parts.map(({ id }) => id)

/** Saves two cards and buys two plans, of which one is cancelled, a month, three sections and a consultation. */
async function buyOneOfEverything({ token }: Person, ownSections: readonly number[]) {
  const buy = async (path: string, body: object) => {
    const answer = await call(`POST /api/payment-plan/${path}`, { token, body })
    if (answer.status !== 200)
      throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  await saveCard(token, testCards.requiresAuthentication)
  const card_id = await saveCard(token)
  const silver = await buy('buy-subscription', {
    payment_plan_id: plans.silver,
    horoscope_id: 1,
    card_id,
  })
  await buy('cancel-subscription', { subscription_id: silver.user_payment_plan_id })
  const gold = { payment_plan_id: plans.gold, horoscope_id: leo, card_id }
  await buy('buy-subscription', gold)
  const month = await findNewestPeriod('monthly', 'pisces')
  await buy('one-off-horoscope-purchase', {
    payment_plan_id: plans.gold,
    horoscope_data_id: month.id,
    card_id,
    selectedLang: 1,
  })
  await buy('buy-life-event', { horoscopeDataParts: ownSections, selectedLang: 1, card_id })
  await buy('buy-consultation', {
    card_id,
    consultation_id: 1,
    questions: [101, 103],
    extra_questions: 'Should I bake bread?',
  })
}
