import { studio } from './studio.ts'
import { studioConsultations } from './studio-consultations.ts'
import { studioCustomers } from './studio-customers.ts'
import { studioInterfaceTexts } from './studio-interface-texts.ts'
import { studioLive } from './studio-live.ts'
import { studioNotices } from './studio-notices.ts'
import { studioPlans } from './studio-plans.ts'
import { studioPrices } from './studio-prices.ts'
import { studioPromoCodes } from './studio-promo-codes.ts'

/** The texts of the studio, which pages of customers do not load. */
export const studioTexts = {
  ...studio,
  ...studioCustomers,
  ...studioInterfaceTexts,
  ...studioPlans,
  ...studioNotices,
  ...studioLive,
  ...studioPromoCodes,
  ...studioConsultations,
  ...studioPrices,
} as const
