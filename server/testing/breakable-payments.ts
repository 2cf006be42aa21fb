import { type PaymentProvider, ProviderUnavailable } from '../gateways/payment/payment-provider.ts'

/** How a charge fails. */
export type ChargeFault =
  | 'killed before the charge'
  | 'killed after the charge'
  | 'the request is lost'
  | 'the answer is lost'

/** A provider whose next charge can be made to fail: by a crash there, or a lost request or response. */
export function breakablePayments(payments: PaymentProvider) {
  let nextFault: ChargeFault | undefined
  let afterNextCharge: (() => Promise<void>) | undefined
  const provider: PaymentProvider = {
    ...payments,
    charge: async (key, charge) => {
      const fault = nextFault
      nextFault = undefined
      if (fault === 'killed before the charge') throw new Error(fault)
      if (fault === 'the request is lost') throw new ProviderUnavailable(fault)
      const payment = await payments.charge(key, charge)
      const afterCharge = afterNextCharge
      afterNextCharge = undefined
      await afterCharge?.()
      if (fault === 'killed after the charge') throw new Error(fault)
      if (fault === 'the answer is lost') throw new ProviderUnavailable(fault)
      return payment
    },
  }
  return {
    provider,
    failNext: (fault: ChargeFault) => {
      nextFault = fault
    },
    /** Sets work to do between the next charge and its settlement. */
    runAfterCharge: (work: () => Promise<void>) => {
      afterNextCharge = work
    },
  }
}
