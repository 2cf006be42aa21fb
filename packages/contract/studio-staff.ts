import { z } from 'zod'
import { instant } from './dates.ts'
import { emailRules } from './people.rules.ts'
import { defineRoutes } from './route.ts'
import { staffMember, staffRole } from './studio-entry.ts'

const id = z.uuid('validation.other')

const invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: staffRole,
  created_at: instant,
  expires_at: instant,
})
const everyone = z.object({
  staff: z.array(
    staffMember.extend({
      created_at: instant,
      /** Of the sessions that have not ended; null without one. */
      last_used_at: instant.nullable(),
      passkeys: z.number().int(),
      has_authenticator_app: z.boolean(),
    }),
  ),
  invitations: z.array(invitation),
})

/** The members of staff and their roles. */
export const studioStaffRoutes = defineRoutes({
  'GET /studio/staff': {
    auth: 'staff',
    tag: 'studio',
    summary: 'List the staff and the open invitations',
    response: everyone,
  },
  'POST /studio/invite-staff': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'Invite somebody; replaces an open invitation of that email. The link is shown once; the email has another one',
    body: z.object({ email: emailRules, role: staffRole }),
    response: z.object({
      invitation,
      /** Works once, within 24 hours. */
      link: z.string(),
    }),
    refusals: ['staff-exists'],
  },
  'POST /studio/withdraw-invitation': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Withdraw an invitation, whose link stops working',
    body: z.object({ id }),
    response: everyone,
    refusals: ['not-found'],
  },
  'POST /studio/change-role': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Give somebody another role; the last owner keeps theirs',
    body: z.object({ id, role: staffRole }),
    response: everyone,
    refusals: ['not-found', 'last-owner'],
  },
  'POST /studio/remove-staff': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Remove somebody and end their sessions; the last owner stays',
    body: z.object({ id }),
    response: everyone,
    refusals: ['not-found', 'last-owner'],
  },
})
