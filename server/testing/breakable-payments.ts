import { type PaymentProvider, ProviderUnavailable } from '../gateways/payment/payment-provider.ts'

/** How a call to the provider fails. */
export type CallFault =
  | 'killed before the call'
  | 'killed after the call'
  | 'the request is lost'
  | 'the answer is lost'

export const callFaults: readonly CallFault[] = [
  'killed before the call',
  'the request is lost',
  'killed after the call',
  'the answer is lost',
]

type BreakableCall = 'charge' | 'setUpCard'

/** A provider whose next charge or set-up can be made to fail: by a crash there, or a lost request or response. */
export function breakablePayments(payments: PaymentProvider) {
  let next: { readonly fault: CallFault; readonly call: BreakableCall } | undefined
  let afterNextCharge: (() => Promise<void>) | undefined

  async function failing<Answer>(
    call: BreakableCall,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    const fault = next?.call === call ? next.fault : undefined
    if (fault) next = undefined
    if (fault === 'killed before the call') throw new Error(fault)
    if (fault === 'the request is lost') throw new ProviderUnavailable(fault)
    const answer = await work()
    if (fault === 'killed after the call') throw new Error(fault)
    if (fault === 'the answer is lost') throw new ProviderUnavailable(fault)
    return answer
  }

  const provider: PaymentProvider = {
    ...payments,
    charge: (key, charge) =>
      failing('charge', async () => {
        const payment = await payments.charge(key, charge)
        const afterCharge = afterNextCharge
        afterNextCharge = undefined
        await afterCharge?.()
        return payment
      }),
    setUpCard: (key, card) => failing('setUpCard', () => payments.setUpCard(key, card)),
  }
  return {
    provider,
    failNext: (fault: CallFault, call: BreakableCall = 'charge') => {
      next = { fault, call }
    },
    /** Sets work to do between the next charge and its settlement. */
    runAfterCharge: (work: () => Promise<void>) => {
      afterNextCharge = work
    },
  }
}
