import { providerCalls } from '../../platform/payment-counters.ts'
import {
  CardRefused,
  ChargeRefused,
  type PaymentProvider,
  ProviderUnavailable,
  RefundRefused,
  TokenInvalid,
} from './payment-provider.ts'

/** Each is one operation on `/metrics`. Reading an event makes no call, and listing payments makes many. */
const operations = [
  'readAccountId',
  'createCustomer',
  'changeEmail',
  'deleteCustomer',
  'saveCard',
  'listCards',
  'removeCard',
  'setUpCard',
  'isCardSetUp',
  'charge',
  'readPayment',
  'cancelPayment',
  'refund',
  'listRefunds',
  'readDispute',
] as const satisfies readonly (keyof PaymentProvider)[]

const refusals = [CardRefused, ChargeRefused, RefundRefused, TokenInvalid]

function outcomeOf(error: unknown): 'refused' | 'unavailable' | 'error' {
  if (error instanceof ProviderUnavailable) return 'unavailable'
  return refusals.some((refusal) => error instanceof refusal) ? 'refused' : 'error'
}

async function measure<T>(operation: string, call: () => Promise<T>): Promise<T> {
  const begunAt = performance.now()
  const count = (outcome: string) =>
    providerCalls.observe({ operation, outcome }, (performance.now() - begunAt) / 1000)
  try {
    const answer = await call()
    count('answered')
    return answer
  } catch (error) {
    count(outcomeOf(error))
    throw error
  }
}

/** Counts and times the calls of a provider. A declined charge is an answer. */
export function measureCalls(provider: PaymentProvider): PaymentProvider {
  const measured = operations.map((operation) => {
    const call = provider[operation] as (...given: unknown[]) => Promise<unknown>
    return [operation, (...given: unknown[]) => measure(operation, () => call(...given))] as const
  })
  return { ...provider, ...(Object.fromEntries(measured) as Partial<PaymentProvider>) }
}
