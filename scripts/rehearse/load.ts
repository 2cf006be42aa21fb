import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { createCard } from '../../server/testing/create-card.ts'
import { createHttpCaller } from '../../server/testing/real-process.ts'
import type { Answer } from '../../server/testing/test-app.ts'
import { judgeAnswer, type Outcome } from './outcomes.rules.ts'

type Body = Record<string, unknown>

/** A visitor's way to the product: from an address of their own, so that limits stay on and are not reached. */
export interface Visitor {
  /** Makes a request once. */
  ask(name: string, options?: AskOptions): Promise<Answer | undefined>
  /** Makes a request again until it is answered otherwise than by 503. */
  insist(name: string, options?: AskOptions): Promise<Answer & { readonly attempts: number }>
}

interface AskOptions {
  readonly body?: Body
  readonly token?: string
  /** Statuses besides 200 that are right. */
  readonly accepted?: readonly number[]
}

/** Shorter than Retry-After asks for, so that the length of an outage is seen. */
const pauseMilliseconds = 250
const longestOutageMilliseconds = 60_000

export function createVisitor(url: string, record: (outcome: Outcome) => void): Visitor {
  const call = createHttpCaller(url)
  const headers = { 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` }

  const ask: Visitor['ask'] = async (name, { body, token, accepted } = {}) => {
    const beganAt = performance.now()
    const note = (judged: Pick<Outcome, 'ending' | 'detail'>) =>
      record({ name, beganAt, endedAt: performance.now(), ...judged })
    try {
      const answer = await call(name, {
        headers,
        ...(body && { body }),
        ...(token !== undefined && { token }),
      })
      note(judgeAnswer(answer, accepted))
      return answer
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      note({ ending: 'disconnected', detail: String(cause) })
      return undefined
    }
  }
  return {
    ask,
    insist: async (name, options) => {
      const end = performance.now() + longestOutageMilliseconds
      for (let attempts = 1; performance.now() < end; attempts++) {
        const answer = await ask(name, options)
        if (answer && answer.status !== 503) return { ...answer, attempts }
        await delay(pauseMilliseconds)
      }
      throw new Error(`${name} is not answered for a minute`)
    },
  }
}

/** Everything that was acknowledged to one visitor, and so must be there at the end. */
export interface Acknowledged {
  readonly email: string
  readonly password: string
  readonly token: string
  readonly userId: string
  purchase: Purchase | undefined
}

export type Purchase = 'subscription' | 'week' | 'consultation'
const purchases: readonly Purchase[] = ['subscription', 'week', 'consultation']

export interface Sandbox {
  readonly baseUrl: string
  readonly publicKey: string
}

export interface Load {
  readonly outcomes: readonly Outcome[]
  readonly acknowledged: readonly Acknowledged[]
  /** Errors of visitors that gave up. */
  readonly failures: readonly string[]
  stop(): Promise<void>
}

const thinkMilliseconds = 100

/** Starts visitors who sign up, sign in, read and buy, one after the other, until they are stopped. */
export function startLoad(url: string, sandbox: Sandbox, visitors: number): Load {
  const outcomes: Outcome[] = []
  const acknowledged: Acknowledged[] = []
  const failures: string[] = []
  let isStopped = false
  const running = Array.from({ length: visitors }, async (_, index) => {
    for (let turn = index; !isStopped; turn++) {
      try {
        const visitor = createVisitor(url, (outcome) => outcomes.push(outcome))
        const person = await signUp(visitor)
        acknowledged.push(person)
        await delay(thinkMilliseconds)
        await readPages(visitor, person)
        const purchase = purchases[turn % purchases.length] ?? 'subscription'
        await buy(visitor, person, purchase, sandbox)
        person.purchase = purchase
        await readPages(visitor, person)
      } catch (error) {
        failures.push(String(error))
        await delay(1_000)
      }
    }
  })
  return {
    outcomes,
    acknowledged,
    failures,
    stop: async () => {
      isStopped = true
      await Promise.all(running)
    },
  }
}

async function signUp(visitor: Visitor): Promise<Acknowledged> {
  const [email, password] = [`asha-${randomUUID()}@example.org`, 'Starlight7']
  const created = await visitor.insist('POST /api/user/complete-user-registration-web', {
    // An attempt without an answer may have created the account.
    accepted: [422],
    body: {
      email,
      password,
      full_name: 'Asha Rao',
      gender: 2,
      dob: '1990-05-17 04:25:00',
      pob: {
        formatted_address: 'Mumbai, Maharashtra, India',
        geometry: { location: { lat: 19.07283, lng: 72.88261 } },
      },
    },
  })
  const isTaken = created.body.code === 'email-taken' && created.attempts > 1
  if (created.status !== 200 && !isTaken) throw new Error(`sign-up: ${created.text}`)
  const { body, status, text } = await visitor.insist('POST /api/login', {
    body: { email, password },
  })
  if (status !== 200) throw new Error(`sign-in: ${text}`)
  return { email, password, token: body.token, userId: body.user.id, purchase: undefined }
}

async function readPages(visitor: Visitor, { token }: Acknowledged): Promise<void> {
  await visitor.ask('GET /dashboard')
  for (const path of ['user/get-user-details', 'horoscope/user-horoscopes', 'horoscope/today'])
    await visitor.ask(`GET /api/${path}`, { token })
  await visitor.ask('GET /horoscope/weekly/leo')
  await delay(thinkMilliseconds)
}

async function buy(
  visitor: Visitor,
  { token }: Acknowledged,
  purchase: Purchase,
  sandbox: Sandbox,
): Promise<void> {
  const saved = await visitor.insist('POST /api/payment-plan/save-payment-card', {
    token,
    body: { token: await createCard(sandbox) },
  })
  if (saved.status !== 200) throw new Error(`saving a card: ${saved.text}`)
  const order = { card_id: saved.body.cards[0].stripe_card_id, request_key: randomUUID() }
  const [call, fields] = await describeOrder(visitor, purchase)
  const bought = await visitor.insist(`POST /api/payment-plan/${call}`, {
    token,
    body: { ...order, ...fields },
  })
  if (bought.status !== 200) throw new Error(`${call}, attempt ${bought.attempts}: ${bought.text}`)
}

async function describeOrder(visitor: Visitor, purchase: Purchase): Promise<[string, Body]> {
  if (purchase === 'subscription')
    return ['buy-subscription', { payment_plan_id: 3, horoscope_id: 1 }]
  if (purchase === 'consultation')
    return [
      'buy-consultation',
      { consultation_id: 1, questions: [101, 103], extra_questions: '', phone_number: '' },
    ]
  const { body } = await visitor.insist('GET /api/horoscope/new-single-horoscope/weekly/leo')
  const week = body.horoscope.horoscopeData.at(-1).id
  return ['one-off-horoscope-purchase', { payment_plan_id: 1, horoscope_data_id: week }]
}
