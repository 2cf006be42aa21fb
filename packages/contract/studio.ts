import { studioActRoutes } from './studio-acts.ts'
import { studioConsultationRoutes } from './studio-consultations.ts'
import { studioCustomerRoutes } from './studio-customers.ts'
import { studioDisputeRoutes } from './studio-disputes.ts'
import { studioEnquiryRoutes } from './studio-enquiries.ts'
import { studioEntryRoutes } from './studio-entry.ts'
import { studioFigureRoutes } from './studio-figures.ts'
import { studioGemstoneRoutes } from './studio-gemstones.ts'
import { studioHoroscopeRoutes } from './studio-horoscopes.ts'
import { studioInterfaceTextRoutes } from './studio-interface-texts.ts'
import { studioOperationRoutes } from './studio-operations.ts'
import { studioOrderRoutes } from './studio-orders.ts'
import { studioLiveRoutes } from './studio-live.ts'
import { studioNoticeRoutes } from './studio-notices.ts'
import { studioOwnAccessRoutes } from './studio-own-access.ts'
import { studioPictureRoutes } from './studio-pictures.ts'
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
  ...studioDisputeRoutes,
  ...studioOperationRoutes,
  ...studioInterfaceTextRoutes,
  ...studioPlanRoutes,
  ...studioFigureRoutes,
  ...studioPictureRoutes,
  ...studioGemstoneRoutes,
  ...studioHoroscopeRoutes,
  ...studioOrderRoutes,
  ...studioEnquiryRoutes,
  ...studioNoticeRoutes,
  ...studioLiveRoutes,
  ...studioPromoCodeRoutes,
  ...studioConsultationRoutes,
  ...studioPriceRoutes,
}
