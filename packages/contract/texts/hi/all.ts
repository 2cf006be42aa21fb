import type { TextKey } from '../en/all.ts'
import { account } from './account.ts'
import { identityAnswers } from './identity-answers.ts'
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
import { subscriptionMails } from './subscription-mails.ts'
import { identityMails } from './identity-mails.ts'
import { mobile } from './mobile.ts'
import { noticeboard } from './noticeboard.ts'
import { payments } from './payments.ts'
import { refusals } from './refusals.ts'
import { rights } from './rights.ts'
import { sharing } from './sharing.ts'
import { shell } from './shell.ts'
import { horoscopePurchases } from './horoscope-purchases.ts'
import { streaming } from './streaming.ts'
import { trial } from './trial.ts'
import { validation } from './validation.ts'
import { welcome } from './welcome.ts'

export const texts: Record<TextKey, string> = {
  ...shell,
  ...validation,
  ...refusals,
  ...account,
  ...identityAnswers,
  ...billing,
  ...subscriptionMails,
  ...identityMails,
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
  ...horoscopePurchases,
  ...streaming,
  ...trial,
  ...welcome,
}
