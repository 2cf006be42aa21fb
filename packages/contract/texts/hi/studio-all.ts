import type { TextsOf } from '../en/texts-of.ts'
import type { studioTexts as english } from '../en/studio-all.ts'
import { studio } from './studio.ts'
import { studioCustomers } from './studio-customers.ts'
import { studioHoroscopes } from './studio-horoscopes.ts'
import { studioInterfaceTexts } from './studio-interface-texts.ts'
import { studioPlans } from './studio-plans.ts'

export const studioTexts: TextsOf<typeof english> = {
  ...studio,
  ...studioCustomers,
  ...studioHoroscopes,
  ...studioInterfaceTexts,
  ...studioPlans,
}
