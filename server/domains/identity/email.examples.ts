import type { EmailExample } from '../../mail/email-example.ts'
import { linkEmail } from './mailed-links/link.email.ts'
import { linkAddress } from './mailed-links/mailed-link.rules.ts'
import { accountEmail } from './own-account/account.email.ts'

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
  ...events.map((event): EmailExample => ({
    name: `identity: ${event}`,
    render: (context) => accountEmail(context, { event, to }),
  })),
]
