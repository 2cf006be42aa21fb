import { studio } from './studio.ts'
import { studioConsultations } from './studio-consultations.ts'
import { studioCustomers } from './studio-customers.ts'
import { studioDisputes } from './studio-disputes.ts'
import { studioFigures } from './studio-figures.ts'
import { studioGemstones } from './studio-gemstones.ts'
import { studioHoroscopes } from './studio-horoscopes.ts'
import { studioEnquiries } from './studio-enquiries.ts'
import { studioInterfaceTexts } from './studio-interface-texts.ts'
import { studioOperations } from './studio-operations.ts'
import { studioOrders } from './studio-orders.ts'
import { studioLive } from './studio-live.ts'
import { studioNotices } from './studio-notices.ts'
import { studioPlans } from './studio-plans.ts'
import { studioPrices } from './studio-prices.ts'
import { studioPromoCodes } from './studio-promo-codes.ts'
import { studioRecord } from './studio-record.ts'

/** The texts of the studio, which pages of customers do not load. */
export const studioTexts = {
  ...studio,
  ...studioCustomers,
  ...studioDisputes,
  ...studioHoroscopes,
  ...studioInterfaceTexts,
  ...studioOperations,
  ...studioPlans,
  ...studioFigures,
  ...studioGemstones,
  ...studioOrders,
  ...studioEnquiries,
  ...studioNotices,
  ...studioLive,
  ...studioPromoCodes,
  ...studioConsultations,
  ...studioPrices,
  ...studioRecord,
} as const
