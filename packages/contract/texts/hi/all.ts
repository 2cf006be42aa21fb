import type { TextKey } from '../en/all.ts'
import type { studioTexts } from '../en/studio-all.ts'
import { account } from './account.ts'
import { identityAnswers } from './identity-answers.ts'
import { billing } from './billing.ts'
import { birth } from './birth.ts'
import { charts } from './charts.ts'
import { checkout } from './checkout.ts'
import { consultationMails } from './consultation-mails.ts'
import { consultations } from './consultations.ts'
import { deepLinks } from './deep-links.ts'
import { exported } from './export.ts'
import { foot } from './foot.ts'
import { frontPage } from './front-page.ts'
import { frontPageMore } from './front-page-more.ts'
import { gemstones } from './gemstones.ts'
import { horoscopes } from './horoscopes.ts'
import { identity } from './identity.ts'
import { lastPurchase } from './last-purchase.ts'
import { letterMails } from './letter-mails.ts'
import { letters } from './letters.ts'
import { lifeEvents } from './life-events.ts'
import { subscriptionMails } from './subscription-mails.ts'
import { identityMails } from './identity-mails.ts'
import { mobile } from './mobile.ts'
import { myConsultation } from './my-consultation.ts'
import { noticeboard } from './noticeboard.ts'
import { offline } from './offline.ts'
import { pendingOrder } from './pending-order.ts'
import { payments } from './payments.ts'
import { paymentAlerts } from './payment-alerts.ts'
import { plans } from './plans.ts'
import { refusals } from './refusals.ts'
import { rights } from './rights.ts'
import { secondStep } from './second-step.ts'
import { sharing } from './sharing.ts'
import { shell } from './shell.ts'
import { horoscopePurchases } from './horoscope-purchases.ts'
import { status } from './status.ts'
import { streaming } from './streaming.ts'
import { studioMails } from './studio-mails.ts'
import { today } from './today.ts'
import { trial } from './trial.ts'
import { twoZodiacs } from './two-zodiacs.ts'
import { validation } from './validation.ts'
import { welcome } from './welcome.ts'
import { year } from './year.ts'

/** Those of the studio are loaded by the studio alone. */
export const texts: Record<Exclude<TextKey, keyof typeof studioTexts>, string> = {
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
  ...consultationMails,
  ...deepLinks,
  ...exported,
  ...foot,
  ...frontPage,
  ...frontPageMore,
  ...gemstones,
  ...horoscopes,
  ...lastPurchase,
  ...letterMails,
  ...letters,
  ...lifeEvents,
  ...mobile,
  ...myConsultation,
  ...noticeboard,
  ...offline,
  ...payments,
  ...paymentAlerts,
  ...pendingOrder,
  ...plans,
  ...rights,
  ...secondStep,
  ...sharing,
  ...horoscopePurchases,
  ...status,
  ...streaming,
  ...studioMails,
  ...today,
  ...trial,
  ...twoZodiacs,
  ...welcome,
  ...year,
}
