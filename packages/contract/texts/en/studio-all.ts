import { studio } from './studio.ts'
import { studioCustomers } from './studio-customers.ts'
import { studioGemstones } from './studio-gemstones.ts'
import { studioInterfaceTexts } from './studio-interface-texts.ts'
import { studioPlans } from './studio-plans.ts'

/** The texts of the studio, which pages of customers do not load. */
export const studioTexts = {
  ...studio,
  ...studioCustomers,
  ...studioInterfaceTexts,
  ...studioPlans,
  ...studioGemstones,
} as const
