export { subscriptionsData } from './account-deletion/subscriptions-data.ts'
export { cancelSubscription } from './changes/cancel-subscription.ts'
export { finishCardChange } from './changes/change-renewal-card.ts'
export { withdrawSubscription } from './changes/withdraw-subscription.ts'
export { endCoupon, findSoldPlanId, makeCoupon } from './coupons/keep-coupons.ts'
export { listPromoCodes } from './coupons/studio-coupons.ts'
export { seedCoupons } from './coupons/seed-coupons.ts'
export { subscriptionEmailExamples } from './emails/subscription.examples.ts'
export {
  countActive,
  countEnded,
  countFailedRenewals,
  countTrials,
} from './figures/count-subscriptions.ts'
export { reassignRenewalCards } from './groups/reassign-renewal-cards.ts'
export { listOwnRenewalCards } from './groups/subscription.repository.ts'
export { subscriptionPayable } from './orders/subscription-payable.ts'
export { listHoroscopePaymentPlans } from './plans/list-plans.ts'
export {
  listOneOffPrices,
  lockOneOffPrice,
  setOneOffPrice,
  shareOneOffPrice,
} from './plans/one-off-price.repository.ts'
export { seedPlans } from './plans/seed-plans.ts'
export {
  listActiveSubscriptions,
  listHistoricSubscriptions,
} from './presentation/list-subscriptions.ts'
export { bringRenewalForward } from './renewals/bring-forward.ts'
export { renewalFigures } from './renewals/renewal-figures.ts'
export { renewalPayable } from './renewals/renewal-payable.ts'
export { subscriptionsJobs } from './subscriptions.jobs.ts'
export { subscriptions } from './subscriptions.routes.ts'
