import type { StaffRole } from '@rashi/contract/studio-roles.rules'
import { findStudioCall, type StudioCallName } from '@rashi/contract/studio-roles.rules'
import type { TextKey } from '../../lib/texts.ts'

/** A part of the studio. It is shown to the roles that may make the call with which its page is loaded. */
export interface StudioDoor {
  readonly to: string
  readonly name: TextKey
  /** One sentence about it, on the home page. */
  readonly about: TextKey
  readonly call: StudioCallName
}

/** The parts of the studio, in the order of the navigation. A new one is a line here. */
const doors: readonly StudioDoor[] = [
  {
    to: '/studio/customers',
    name: 'studio.customers',
    about: 'studio.customers.about',
    call: 'POST /studio/find-customers',
  },
  {
    to: '/studio/plans',
    name: 'studio.plans',
    about: 'studio.plans.about',
    call: 'GET /studio/plans',
  },
  {
    to: '/studio/prices',
    name: 'studio.prices',
    about: 'studio.prices.about',
    call: 'GET /studio/prices',
  },
  {
    to: '/studio/promo-codes',
    name: 'studio.promo-codes',
    about: 'studio.promo-codes.about',
    call: 'GET /studio/promo-codes',
  },
  {
    to: '/studio/consultations',
    name: 'studio.consultations',
    about: 'studio.consultations.about',
    call: 'GET /studio/consultations',
  },
  {
    to: '/studio/notices',
    name: 'studio.notices',
    about: 'studio.notices.about',
    call: 'GET /studio/notices',
  },
  {
    to: '/studio/live',
    name: 'studio.live',
    about: 'studio.live.about',
    call: 'GET /studio/live',
  },
  {
    to: '/studio/texts',
    name: 'studio.texts',
    about: 'studio.texts.about',
    call: 'GET /studio/texts',
  },
  {
    to: '/studio/staff',
    name: 'studio.staff',
    about: 'studio.staff.about',
    call: 'GET /studio/staff',
  },
  {
    to: '/studio/record',
    name: 'studio.record',
    about: 'studio.record.about',
    call: 'GET /studio/acts',
  },
  {
    to: '/studio/account',
    name: 'studio.account',
    about: 'studio.account.about',
    call: 'GET /studio/own-access',
  },
]

/** Returns the parts that a role may open. */
export const doorsOf = (role: StaffRole): readonly StudioDoor[] =>
  doors.filter(({ call }) => findStudioCall(call)?.roles.includes(role))
