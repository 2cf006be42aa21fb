import { type PaymentProvider, ProviderUnavailable } from '../gateways/payment/payment-provider.ts'

/** Where a charge fails. */
export type Break =
  | 'killed before the charge'
  | 'killed after the charge'
  | 'the request is lost'
  | 'the answer is lost'

/** A provider whose next charge can be made to fail: by a crash there, or a lost request or response. */
export function breakable(payments: PaymentProvider) {
  let next: Break | undefined
  let meanwhile: (() => Promise<void>) | undefined
  const provider: PaymentProvider = {
    ...payments,
    charge: async (key, charge) => {
      const broken = next
      next = undefined
      if (broken === 'killed before the charge') throw new Error(broken)
      if (broken === 'the request is lost') throw new ProviderUnavailable(broken)
      const payment = await payments.charge(key, charge)
      const happening = meanwhile
      meanwhile = undefined
      await happening?.()
      if (broken === 'killed after the charge') throw new Error(broken)
      if (broken === 'the answer is lost') throw new ProviderUnavailable(broken)
      return payment
    },
  }
  return {
    provider,
    breakNext: (how: Break) => {
      next = how
    },
    /** Runs between the next charge and its settlement. */
    meanwhile: (happening: () => Promise<void>) => {
      meanwhile = happening
    },
  }
}
