import type { SignKey } from '@rashi/contract'
import { inLanguage, type LanguageCode, languageIdOf } from '@rashi/contract/languages.rules'
import type { EmailExample } from '../../mail/email-example.ts'
import { drawBirthMoon, signContent } from '../charts/index.ts'
import { linkEmail } from './mailed-links/link.email.ts'
import { linkAddress } from './mailed-links/mailed-link.rules.ts'
import { accountEmail } from './accounts/account.email.ts'
import { welcomeEmail } from './welcome/welcome.email.ts'

const to = 'asha+stars@example.org'
const purposes = ['reset-password', 'sign-in', 'change-email'] as const
const events = [
  'email-change-asked',
  'email-change-by-support',
  'email-changed',
  'password-changed',
  'second-factor-added',
  'second-factor-removed',
  'recovery-code-used',
  'recovery-codes-renewed',
  'account-deleted',
] as const

/** Returns the texts of a sign in a language. */
function describeSign(key: SignKey, language: LanguageCode) {
  const { translations = [] } = signContent.find((sign) => sign.key === key) ?? {}
  const texts = inLanguage(translations, languageIdOf(language))
  if (!texts) throw new Error(`there is no sign ${key}`)
  return texts
}

export const identityEmailExamples: readonly EmailExample[] = [
  ...purposes.map((purpose): EmailExample => ({
    name: `identity: ${purpose}`,
    render: (context) => {
      const token = 'HxTq2mZc9vK4bWn7JpLr3sDf8gYa5eUo'
      const address = linkAddress(context.config.publicUrl, purpose, { token, email: to })
      return linkEmail(context, { purpose, to, address })
    },
  })),
  {
    name: 'identity: welcome',
    render: async (context) =>
      welcomeEmail(context, {
        to,
        address: linkAddress(context.config.publicUrl, 'welcome', {
          token: 'HxTq2mZc9vK4bWn7JpLr3sDf8gYa5eUo',
          email: to,
        }),
        sign: describeSign('Aquarius', context.language).name,
        description: describeSign('Aquarius', context.language).short_description,
        otherSign: describeSign('Capricorn', context.language).name,
        trialEndsAt: '2027-02-21T10:00:00Z',
        picture: await drawBirthMoon(Temporal.Instant.from('1994-08-21T05:40:00Z')),
      }),
  },
  ...events.map((event): EmailExample => ({
    name: `identity: ${event}`,
    render: (context) => accountEmail(context, { event, to }),
  })),
]
