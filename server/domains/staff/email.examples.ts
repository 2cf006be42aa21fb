import type { EmailExample } from '../../mail/email-example.ts'
import { staffInvitationEmail } from './staff-invitation.email.ts'
import { joinAddress } from './staff-invitation.rules.ts'

export const staffEmailExamples: readonly EmailExample[] = [
  {
    name: 'staff: invitation',
    render: (context) =>
      staffInvitationEmail(context, {
        to: 'asha@example.org',
        address: joinAddress(context.config.publicUrl, 'HxTq2mZc9vK4bWn7JpLr3sDf8gYa5eUo'),
      }),
  },
]
