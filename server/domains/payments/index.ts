export { paymentsData } from './account-deletion/payments-data.ts'
export { currentAccount, modeOf } from './accounts/current-account.ts'
export { describeOtherAccount, findLastMode } from './accounts/describe-other-account.ts'
export type { AccountOfRow } from './accounts/account.repository.ts'
export {
  findAttempt,
  findLiveAttempt,
  type KeptCharge,
  listKeptCharges,
  lockAttempt,
} from './attempts/attempt.repository.ts'
export { otherAccount } from './attempts/attempt.rules.ts'
export { openAttempt } from './attempts/open-attempt.ts'
export { sayChangeOfMind, sayRights } from './buyers-rights/say-rights.ts'
export { lastDayToWithdraw } from './buyers-rights/withdrawal-period.rules.ts'
export {
  claimExpiringCards,
  findKnownCard,
  listKnownCards,
} from './cards/card-expiry.repository.ts'
export { formatExpiry, warnsBefore } from './cards/card-expiry.rules.ts'
export { findCustomer } from './cards/card.repository.ts'
export { chooseCard, type PayingCard } from './cards/choose-card.ts'
export { sayPaidWith } from './cards/paid-card.ts'
export { enqueueNewEmail } from './cards/pass-on-email.ts'
export { refreshCards } from './cards/refresh-cards.ts'
export { setUpCard } from './cards/set-up-card.ts'
export { buy, type Outcome, returnAddress } from './checkout/buy.ts'
export { completePurchase } from './checkout/complete-purchase.ts'
export { refuseChangedPrice } from './checkout/refuse-changed-price.ts'
export { chosenLanguage, defaultReturnPath, describeOutcome } from './checkout/describe-outcome.ts'
export { countOnlyRefusals, takeRefusedPayment } from './limits/card-limits.ts'
export { countOpenDisputes, listDisputes } from './disputes/list-disputes.ts'
export { poundsOf } from './format/format.rules.ts'
export { getPayment, listPayments } from './history/list-payments.ts'
export type {
  Bought,
  Difference,
  PaidCard,
  Payable,
  PaymentsContext,
  PurchaseTexts,
  Quote,
} from './payable/payable.ts'
export { paymentsJobs } from './payments.jobs.ts'
export { payments } from './payments.routes.ts'
export { mapProviderOutage } from './provider/map-provider-outage.ts'
export { listConsentedIds, releaseSlots } from './purchases/purchase.repository.ts'
export { countSkipped } from './reconcile/count-skipped.ts'
export { findDifferences } from './reconcile/find-differences.ts'
export {
  listFulfilledPurchases,
  type PurchaseRecord,
  readPurchaseRecords,
} from './reconcile/reconcile.repository.ts'
export { paymentEmailExamples } from './payments.examples.ts'
export { type OrderedRefund, refundPayment, retryRefund } from './refunds/refund-payment.ts'
export { refundOrLog } from './refunds/refund.ts'
export { reportSales } from './sales/report-sales.ts'
export {
  findFirstSale,
  listMonthsRefundedSince,
  selectLastPayment,
  sumSales,
} from './sales/sales.repository.ts'
export { scheduleRefund } from './refunds/schedule-refund.ts'
export { chargeAttempt, failIfLive } from './settlement/charge-attempt.ts'
export { resumeAttempt } from './settlement/resume-unsettled.ts'
export { webhookFigures } from './webhooks/webhook-figures.ts'
