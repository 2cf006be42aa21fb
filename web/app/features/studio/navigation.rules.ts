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

/** Parts of the studio that stand together in the navigation. */
export interface StudioGroup {
  readonly name: TextKey
  readonly doors: readonly StudioDoor[]
}

/** The address and the texts of a part follow from its name. */
const door = <Name extends string>(name: Name, call: StudioCallName) =>
  ({
    to: `/studio/${name}`,
    name: `studio.${name}`,
    about: `studio.${name}.about`,
    call,
  }) as const

/** The parts of the studio, in the order of the navigation. A new one is a line here. */
const groups: readonly StudioGroup[] = [
  {
    name: 'studio.group.customers',
    doors: [
      door('customers', 'POST /studio/find-customers'),
      door('orders', 'GET /studio/orders'),
      door('enquiries', 'GET /studio/enquiries'),
      door('disputes', 'GET /studio/disputes'),
    ],
  },
  {
    name: 'studio.group.content',
    doors: [
      door('horoscopes', 'GET /studio/horoscopes'),
      door('notices', 'GET /studio/notices'),
      door('live', 'GET /studio/live'),
      door('gemstones', 'GET /studio/gemstones'),
      door('consultations', 'GET /studio/consultations'),
      door('texts', 'GET /studio/texts'),
    ],
  },
  {
    name: 'studio.group.sales',
    doors: [
      door('plans', 'GET /studio/plans'),
      door('prices', 'GET /studio/prices'),
      door('promo-codes', 'GET /studio/promo-codes'),
      door('figures', 'GET /studio/figures'),
    ],
  },
  {
    name: 'studio.group.studio',
    doors: [
      door('staff', 'GET /studio/staff'),
      door('operations', 'GET /studio/operations'),
      door('record', 'GET /studio/acts'),
      door('account', 'GET /studio/own-access'),
    ],
  },
]

/** Returns the parts that a role may open, without groups of which it may open nothing. */
export const doorsOf = (role: StaffRole): readonly StudioGroup[] =>
  groups
    .map(({ name, doors }) => ({
      name,
      doors: doors.filter(({ call }) => findStudioCall(call)?.roles.includes(role)),
    }))
    .filter(({ doors }) => doors.length > 0)
