import Stripe from 'stripe'
import { type Acknowledged, createVisitor, type Purchase, type Visitor } from './load.ts'
import type { PostgresServer } from './postgres-server.ts'

export interface Verification {
  readonly accounts: number
  readonly purchases: number
  readonly charges: number
  /** One line for each acknowledged write that is missing and each charge too many. */
  readonly faults: readonly string[]
}

interface SandboxKeys {
  readonly apiUrl: string
  readonly secretKey: string
}

/** Looks for everything that was acknowledged, over the API, and for charges that nobody bought, at the provider. */
export async function verify(
  url: string,
  acknowledged: readonly Acknowledged[],
  primary: PostgresServer,
  keys: SandboxKeys,
): Promise<Verification> {
  const faults: string[] = []
  for (const person of acknowledged) faults.push(...(await findMissing(url, person)))
  const charges = await countCharges(keys)
  const chargeCount = [...charges.values()].reduce((sum, count) => sum + count, 0)
  const customers = await primary.ask<{ user_id: string; provider_id: string }>(
    'select user_id, provider_id from payment_customers where provider_id is not null',
    [],
    'rashi',
  )
  const customerOf = new Map(customers.map(({ user_id, provider_id }) => [user_id, provider_id]))
  for (const { email, userId, purchase } of acknowledged) {
    const customer = customerOf.get(userId)
    const made = (customer !== undefined && charges.get(customer)) || 0
    if (customer !== undefined) charges.delete(customer)
    const wanted = purchase ? 1 : 0
    if (made !== wanted) faults.push(`${email}: ${made} charges for ${wanted} purchases`)
  }
  for (const [customer, count] of charges)
    faults.push(`${customer}: ${count} charges of nobody who was acknowledged`)
  return {
    accounts: acknowledged.length,
    purchases: acknowledged.filter(({ purchase }) => purchase).length,
    charges: chargeCount,
    faults,
  }
}

async function findMissing(url: string, person: Acknowledged): Promise<string[]> {
  const { email, token, purchase } = person
  const visitor = createVisitor(url, () => {})
  const { status, body } = await visitor.insist('GET /api/user/get-user-details', { token })
  if (status !== 200) return [`${email}: its session is answered ${status}`]
  if (body.data.user.email !== email) return [`${email}: is ${body.data.user.email}`]
  if (purchase === undefined) return []
  const owned = await countOwned[purchase](visitor, token)
  return owned === 1 ? [] : [`${email}: owns ${owned} of 1 ${purchase}`]
}

const countOwned: Record<Purchase, (visitor: Visitor, token: string) => Promise<number>> = {
  subscription: async (visitor, token) => {
    const { body } = await visitor.insist('GET /api/user/get-user-details', { token })
    const subscriptions: { status: string }[] = body.data.user.active_subscriptions
    return subscriptions.filter(({ status }) => status === 'active').length
  },
  consultation: async (visitor, token) => {
    const { body } = await visitor.insist('GET /api/user-consultation', { token })
    return body.userConsultations.length
  },
  week: async (visitor, token) => {
    const path = 'GET /api/horoscope/user-new-single-horoscope/weekly/leo'
    const { body } = await visitor.insist(path, { token })
    const periods: { parts: unknown[] }[] = body.horoscope.horoscopeData
    return periods.filter(({ parts }) => parts.length > 0).length
  },
}

/** Counts what was paid and not paid back in full, by customer. */
async function countCharges({ apiUrl, secretKey }: SandboxKeys): Promise<Map<string, number>> {
  const { hostname, port } = new URL(apiUrl)
  const stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http' })
  const counts = new Map<string, number>()
  for await (const { customer, paid, refunded } of stripe.charges.list({ limit: 100 })) {
    if (!paid || refunded) continue
    const id = typeof customer === 'string' ? customer : (customer?.id ?? 'no customer')
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}
