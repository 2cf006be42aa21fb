import { account } from './en/account.ts'
import { answers } from './en/answers.ts'
import { billing } from './en/billing.ts'
import { birth } from './en/birth.ts'
import { charts } from './en/charts.ts'
import { checkout } from './en/checkout.ts'
import { consultations } from './en/consultations.ts'
import { deepLinks } from './en/deep-links.ts'
import { exported } from './en/export.ts'
import { gemstones } from './en/gemstones.ts'
import { horoscopes } from './en/horoscopes.ts'
import { identity } from './en/identity.ts'
import { lifeEvents } from './en/life-events.ts'
import { letters } from './en/letters.ts'
import { mails } from './en/mails.ts'
import { mobile } from './en/mobile.ts'
import { noticeboard } from './en/noticeboard.ts'
import { payments } from './en/payments.ts'
import { refusals } from './en/refusals.ts'
import { rights } from './en/rights.ts'
import { sharing } from './en/sharing.ts'
import { shell } from './en/shell.ts'
import { singlePurchases } from './en/single-purchases.ts'
import { streaming } from './en/streaming.ts'
import { validation } from './en/validation.ts'

export const english = {
  ...shell,
  ...validation,
  ...refusals,
  ...account,
  ...answers,
  ...billing,
  ...letters,
  ...mails,
  ...identity,
  ...birth,
  ...charts,
  ...checkout,
  ...consultations,
  ...deepLinks,
  ...exported,
  ...gemstones,
  ...horoscopes,
  ...lifeEvents,
  ...mobile,
  ...noticeboard,
  ...payments,
  ...rights,
  ...sharing,
  ...singlePurchases,
  ...streaming,
}

export type TextKey = keyof typeof english
