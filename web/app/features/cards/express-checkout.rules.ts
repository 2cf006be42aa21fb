import type { BillingInterval } from '@rashi/contract/tiers.rules'
import type { WalletOrder } from './wallet-order.rules.ts'

export const toPence = (pounds: number): number => Math.round(pounds * 100)

const intervals = {
  // Apple Pay has no weeks.
  week: { recurringPaymentIntervalUnit: 'day', recurringPaymentIntervalCount: 7 },
  month: { recurringPaymentIntervalUnit: 'month', recurringPaymentIntervalCount: 1 },
  year: { recurringPaymentIntervalUnit: 'year', recurringPaymentIntervalCount: 1 },
} as const satisfies Record<BillingInterval, object>

/** The details that the window of a wallet shows, in the form of Stripe's click event. */
export interface SheetDetails {
  readonly lineItems: readonly { readonly name: string; readonly amount: number }[]
  readonly applePay?: {
    readonly recurringPaymentRequest: {
      readonly paymentDescription: string
      readonly managementURL: string
      readonly billingAgreement: string
      readonly regularBilling: {
        readonly label: string
        readonly amount: number
      } & (typeof intervals)[BillingInterval]
    }
  }
}

export function toSheetDetails(
  { amount, lines, renewal }: WalletOrder,
  { managementURL }: { managementURL: string },
): SheetDetails {
  const lineItems = lines.map((line) => ({ name: line.name, amount: toPence(line.amount) }))
  if (!renewal) return { lineItems }
  const label = lines.map(({ name }) => name).join('; ') || renewal.notice
  return {
    lineItems,
    applePay: {
      recurringPaymentRequest: {
        paymentDescription: label,
        managementURL,
        billingAgreement: renewal.notice,
        regularBilling: { label, amount: toPence(amount), ...intervals[renewal.interval] },
      },
    },
  }
}

/** The options of Stripe's group of elements for an order. */
export const toGroupOptions = (
  { amount, renewal }: WalletOrder,
  look: { locale: string; borderRadius: string },
) => ({
  mode: 'payment' as const,
  amount: toPence(amount),
  currency: 'gbp',
  // Without these the element would need an intent, which the server makes only when it charges.
  paymentMethodCreation: 'manual' as const,
  allowedPaymentMethodTypes: ['card'],
  ...(renewal && { setupFutureUsage: 'off_session' as const }),
  locale: look.locale,
  appearance: { variables: { borderRadius: look.borderRadius } },
})
export type GroupOptions = ReturnType<typeof toGroupOptions>

/** The options of Stripe's Express Checkout Element: Apple Pay and Google Pay alone, which both pay by card. */
export const toElementOptions = ({ isDark }: { isDark: boolean }) => {
  const theme = isDark ? ('white' as const) : ('black' as const)
  return {
    paymentMethods: {
      amazonPay: 'never' as const,
      klarna: 'never' as const,
      link: 'never' as const,
      paypal: 'never' as const,
    },
    buttonHeight: 50,
    buttonTheme: { applePay: theme, googlePay: theme },
    // Both words say that pressing them leads to a payment.
    buttonType: { applePay: 'buy' as const, googlePay: 'buy' as const },
    layout: { maxColumns: 2, maxRows: 1, overflow: 'never' as const },
    billingAddressRequired: false,
  }
}
export type ElementOptions = ReturnType<typeof toElementOptions>
