import { providerCalls } from '../../platform/payment-counters.ts'
import { inSpan } from '../../platform/tracing/spans.ts'
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

/** How long a failed call counts if no other is made. */
const failureMilliseconds = 10 * 60_000

async function measure<T>(
  operation: string,
  call: () => Promise<T>,
  onOutcome: (outcome: string) => void,
): Promise<T> {
  const begunAt = performance.now()
  const count = (outcome: string) => {
    providerCalls.observe({ operation, outcome }, (performance.now() - begunAt) / 1000)
    onOutcome(outcome)
  }
  try {
    const answer = await inSpan({ name: `payment ${operation}`, kind: 'client' }, call)
    count('answered')
    return answer
  } catch (error) {
    count(outcomeOf(error))
    throw error
  }
}

/** Counts, times and traces the calls of a provider. A declined charge is an answer. */
export function measureCalls(provider: Omit<PaymentProvider, 'isAnswering'>): PaymentProvider {
  let failedAt: number | undefined
  const onOutcome = (outcome: string) => {
    failedAt = outcome === 'unavailable' ? performance.now() : undefined
  }
  const measured = operations.map((operation) => {
    const call = provider[operation] as (...given: unknown[]) => Promise<unknown>
    return [
      operation,
      (...given: unknown[]) => measure(operation, () => call(...given), onOutcome),
    ] as const
  })
  return {
    ...provider,
    ...(Object.fromEntries(measured) as Partial<PaymentProvider>),
    isAnswering: () => failedAt === undefined || performance.now() - failedAt > failureMilliseconds,
  }
}
