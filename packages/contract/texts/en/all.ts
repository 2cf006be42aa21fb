import { account } from './account.ts'
import { answers } from './answers.ts'
import { billing } from './billing.ts'
import { birth } from './birth.ts'
import { charts } from './charts.ts'
import { checkout } from './checkout.ts'
import { consultations } from './consultations.ts'
import { deepLinks } from './deep-links.ts'
import { exported } from './export.ts'
import { gemstones } from './gemstones.ts'
import { horoscopes } from './horoscopes.ts'
import { identity } from './identity.ts'
import { lifeEvents } from './life-events.ts'
import { letters } from './letters.ts'
import { mails } from './mails.ts'
import { mobile } from './mobile.ts'
import { noticeboard } from './noticeboard.ts'
import { payments } from './payments.ts'
import { refusals } from './refusals.ts'
import { rights } from './rights.ts'
import { sharing } from './sharing.ts'
import { shell } from './shell.ts'
import { singlePurchases } from './single-purchases.ts'
import { streaming } from './streaming.ts'
import { validation } from './validation.ts'

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
