import { studioActRoutes } from './studio-acts.ts'
import { studioCustomerRoutes } from './studio-customers.ts'
import { studioEnquiryRoutes } from './studio-enquiries.ts'
import { studioEntryRoutes } from './studio-entry.ts'
import { studioInterfaceTextRoutes } from './studio-interface-texts.ts'
import { studioOrderRoutes } from './studio-orders.ts'
import { studioOwnAccessRoutes } from './studio-own-access.ts'
import { studioPlanRoutes } from './studio-plans.ts'
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
  ...studioOrderRoutes,
  ...studioEnquiryRoutes,
}
