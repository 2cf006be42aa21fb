import { inLanguage, languageIdOf } from '@rashi/contract/languages.rules'
import type { EmailContext } from '../../mail/email.ts'
import type { EmailExample } from '../../mail/email-example.ts'
import { rings } from './content/rings.ts'
import { enquiryConfirmationEmail, enquiryEmail } from './enquiry.email.ts'

const details = {
  fullName: 'Asha Rao',
  email: 'asha@example.org',
  phone: '+44 7700 900123',
  question: 'Is it <b>unheated</b>?\nAnd what is "pigeon’s blood" & what isn\'t?',
}
const ring = rings[0]
const getTitle = ({ language }: EmailContext) =>
  inLanguage(ring?.translations ?? [], languageIdOf(language))?.title

export const gemstoneEmailExamples: readonly EmailExample[] = [
  {
    name: 'gemstones: enquiry',
    render: (context) =>
      enquiryEmail(context, {
        ...details,
        to: 'operator@example.org',
        gemstone: getTitle(context),
        address: `${context.config.publicUrl}/gemstone/${ring?.slug}`,
      }),
  },
  {
    name: 'gemstones: confirmation of an enquiry',
    render: (context) =>
      enquiryConfirmationEmail(context, { to: details.email, gemstone: getTitle(context) }),
  },
  {
    name: 'gemstones: confirmation of an enquiry without a piece',
    render: (context) =>
      enquiryConfirmationEmail(context, { to: details.email, gemstone: undefined }),
  },
]
