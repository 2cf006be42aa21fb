import type { TextsOf } from '../en/texts-of.ts'
import type { studioTexts as english } from '../en/studio-all.ts'
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

export const studioTexts: TextsOf<typeof english> = {
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
}
