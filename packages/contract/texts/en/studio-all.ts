import { studio } from './studio.ts'
import { studioCustomers } from './studio-customers.ts'
import { studioEnquiries } from './studio-enquiries.ts'
import { studioInterfaceTexts } from './studio-interface-texts.ts'
import { studioOrders } from './studio-orders.ts'
import { studioPlans } from './studio-plans.ts'

/** The texts of the studio, which pages of customers do not load. */
export const studioTexts = {
  ...studio,
  ...studioCustomers,
  ...studioInterfaceTexts,
  ...studioPlans,
  ...studioOrders,
  ...studioEnquiries,
} as const
