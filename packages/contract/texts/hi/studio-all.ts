import type { TextsOf } from '../en/texts-of.ts'
import type { studioTexts as english } from '../en/studio-all.ts'
import { studio } from './studio.ts'
import { studioConsultations } from './studio-consultations.ts'
import { studioCustomers } from './studio-customers.ts'
import { studioInterfaceTexts } from './studio-interface-texts.ts'
import { studioLive } from './studio-live.ts'
import { studioNotices } from './studio-notices.ts'
import { studioPlans } from './studio-plans.ts'
import { studioPrices } from './studio-prices.ts'
import { studioPromoCodes } from './studio-promo-codes.ts'

export const studioTexts: TextsOf<typeof english> = {
  ...studio,
  ...studioCustomers,
  ...studioInterfaceTexts,
  ...studioPlans,
  ...studioNotices,
  ...studioLive,
  ...studioPromoCodes,
  ...studioConsultations,
  ...studioPrices,
}
