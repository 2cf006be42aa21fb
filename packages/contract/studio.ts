import { studioActRoutes } from './studio-acts.ts'
import { studioConsultationRoutes } from './studio-consultations.ts'
import { studioCustomerRoutes } from './studio-customers.ts'
import { studioEntryRoutes } from './studio-entry.ts'
import { studioInterfaceTextRoutes } from './studio-interface-texts.ts'
import { studioLiveRoutes } from './studio-live.ts'
import { studioNoticeRoutes } from './studio-notices.ts'
import { studioOwnAccessRoutes } from './studio-own-access.ts'
import { studioPlanRoutes } from './studio-plans.ts'
import { studioPriceRoutes } from './studio-prices.ts'
import { studioPromoCodeRoutes } from './studio-promo-codes.ts'
import { studioStaffRoutes } from './studio-staff.ts'

/** The calls of the back office. `studio-roles.rules.ts` says who may make each of them. */
export const studioRoutes = {
  ...studioEntryRoutes,
  ...studioOwnAccessRoutes,
  ...studioStaffRoutes,
  ...studioActRoutes,
  ...studioCustomerRoutes,
  ...studioInterfaceTextRoutes,
  ...studioPlanRoutes,
  ...studioNoticeRoutes,
  ...studioLiveRoutes,
  ...studioPromoCodeRoutes,
  ...studioConsultationRoutes,
  ...studioPriceRoutes,
}
