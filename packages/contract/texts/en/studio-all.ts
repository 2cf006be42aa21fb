import { studio } from './studio.ts'
import { studioCustomers } from './studio-customers.ts'
import { studioHoroscopes } from './studio-horoscopes.ts'
import { studioInterfaceTexts } from './studio-interface-texts.ts'
import { studioPlans } from './studio-plans.ts'

/** The texts of the studio, which pages of customers do not load. */
export const studioTexts = {
  ...studio,
  ...studioCustomers,
  ...studioHoroscopes,
  ...studioInterfaceTexts,
  ...studioPlans,
} as const
