import type { EmailExample } from '../../mail/email-example.ts'
import { drawBirthMoon } from '../charts/index.ts'
import { linkEmail } from './mailed-links/link.email.ts'
import { linkAddress } from './mailed-links/mailed-link.rules.ts'
import { accountEmail } from './own-account/account.email.ts'
import { welcomeEmail } from './welcome/welcome.email.ts'

const to = 'asha+stars@example.org'
const purposes = ['reset-password', 'sign-in', 'change-email'] as const
const events = [
  'email-change-asked',
  'email-changed',
  'password-changed',
  'account-deleted',
] as const

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
        sign: context.language === 'hi' ? 'कुंभ' : 'Aquarius',
        description:
          context.language === 'hi'
            ? '<p>आपका मन <strong>दूर तक</strong> देखता है। दूसरा वाक्य।</p>'
            : '<p>You look at your feelings from <strong>a little way off</strong>. A second sentence.</p>',
        otherSign: context.language === 'hi' ? 'मकर' : 'Capricorn',
        trialEndsAt: '2027-02-21T10:00:00Z',
        picture: await drawBirthMoon(Temporal.Instant.from('1994-08-21T05:40:00Z')),
      }),
  },
  ...events.map((event): EmailExample => ({
    name: `identity: ${event}`,
    render: (context) => accountEmail(context, { event, to }),
  })),
]
