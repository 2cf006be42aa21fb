import { z } from 'zod'
import { exportedData, signInRecord } from './account.ts'
import { instant } from './dates.ts'
import { payment } from './payments.ts'
import { emailRules } from './people.rules.ts'
import { defineRoutes } from './route.ts'
import { storable } from './storable.ts'
import { subscription } from './subscriptions.ts'

const other = 'validation.other'
const id = z.uuid(other)

/** Why a member of staff does something to an account, in their words. It is kept in the record. */
const reason = z.string(other).trim().min(3, other).max(300, other).regex(storable, other)

const customer = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  email_confirmed: z.boolean(),
  created_at: instant,
})
/** The id of a card at the payment provider is nobody's but its owner's. */
const shownSubscription = subscription.omit({ card_id: true })
const emailPage = z.object({
  emails: z.array(
    z.object({
      id: z.uuid(),
      subject: z.string(),
      /** `failed`: the mail server did not take it so far. */
      state: z.enum(['sent', 'failed']),
      at: instant,
      can_resend: z.boolean(),
    }),
  ),
  next: z.uuid().nullable(),
})
const paymentPage = z.object({ purchases: z.array(payment), next: z.uuid().nullable() })

/** The customers of the product, as support sees them. */
export const studioCustomerRoutes = defineRoutes({
  'POST /studio/find-customers': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'Find customers whose email begins with what was typed, by email, 20 at a time. In a body, so that no log has the email',
    body: z.object({
      email: z.string(other).trim().min(3, other).max(254, other).regex(storable, other),
      /** `next` of the previous page. */
      after: id.nullish(),
    }),
    response: z.object({ customers: z.array(customer), next: z.uuid().nullable() }),
  },
  'GET /studio/customer': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'Show a customer with subscriptions, the newest payments and emails, and sign-ins; the record names who looked',
    query: z.object({ id }),
    response: z.object({
      customer: customer.extend({
        has_second_factor: z.boolean(),
        open_sessions: z.number().int(),
      }),
      /** Those that have not ended, then those that have, the newest first. */
      subscriptions: z.array(shownSubscription),
      payments: paymentPage,
      emails: emailPage,
      sign_ins: z.array(signInRecord.omit({ is_own_network: true, session_id: true })),
    }),
    refusals: ['not-found'],
  },
  'GET /studio/customer-payments': {
    auth: 'staff',
    tag: 'studio',
    summary: 'List older payments of a customer, 25 at a time',
    query: z.object({ id, before: id }),
    response: paymentPage,
    refusals: ['not-found'],
  },
  'GET /studio/customer-emails': {
    auth: 'staff',
    tag: 'studio',
    summary: 'List older emails to a customer, 25 at a time; they are kept for 90 days',
    query: z.object({ id, before: id }),
    response: emailPage,
  },
  'POST /studio/resend-email': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Send a receipt or a confirmation again, or a new link in place of an emailed one',
    body: z.object({ id, email_id: id, reason }),
    response: z.object({ subject: z.string() }),
    refusals: ['not-found', 'conflict'],
  },
  'POST /studio/refund-payment': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'Refund a payment, whole or in part. Support refunds up to 50 pounds of a payment, an owner all of it. Refunding all that is left takes back what was bought, unless it is kept',
    body: z.object({
      id,
      payment_id: id,
      /** Pounds; null for all that is left. */
      amount: z.number(other).positive(other).max(100_000, other).nullable(),
      /** The refunds that the caller saw, in pounds: another refund in the meantime is a 409. */
      refunded_amount: z.number(other).min(0, other),
      keeps_rights: z.boolean(other),
      reason,
    }),
    response: z.object({
      payment,
      /** The refund that is sent within a minute, in pounds. */
      amount: z.number(),
      /** Whether what was bought was taken back. */
      is_revoked: z.boolean(),
    }),
    refusals: ['not-found', 'refund-not-possible', 'payment-refunded', 'refund-over-limit'],
  },
  'POST /studio/retry-refund': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Try a refund again that the payment provider did not make',
    body: z.object({ id, payment_id: id, reason }),
    response: z.object({ payment }),
    refusals: ['not-found', 'refund-not-possible'],
  },
  'POST /studio/cancel-subscription': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'Stop the renewals of a subscription, or of both of a combo; it stays readable to the end of its period',
    body: z.object({ id, subscription_id: id, reason }),
    response: z.object({ subscription: shownSubscription }),
    refusals: ['not-found', 'store-subscription'],
  },
  'POST /studio/withdraw-subscription': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'Withdraw from a subscription for a customer within the 14 days, as they could themselves: it ends at once, a combo as a whole, and the amount of `withdrawal` is refunded',
    body: z.object({
      id,
      subscription_id: id,
      /** The `withdrawal.refund_amount` that the caller saw; 409 if it has changed since. */
      refund_amount: z.number(other).min(0, other).max(100_000, other),
      reason,
    }),
    response: z.object({ subscription: shownSubscription }),
    refusals: [
      'not-found',
      'store-subscription',
      'withdrawal-over',
      'nothing-to-refund',
      'refund-changed',
    ],
  },
  'POST /studio/change-customer-email': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'Email a link to a new address of a customer, which becomes the account’s when it is opened, and a notice to the present one',
    body: z.object({ id, email: emailRules, reason }),
    /** In which the link works. */
    response: z.object({ minutes: z.number().int() }),
    refusals: ['not-found', 'email-taken'],
  },
  'POST /studio/end-customer-sessions': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Sign a customer out everywhere',
    body: z.object({ id, reason }),
    response: z.object({ ended: z.number().int() }),
    refusals: ['not-found'],
  },
  'POST /studio/remove-second-factor': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'Remove authenticator app, passkeys and recovery codes of a customer who has lost them all, and sign them out',
    body: z.object({ id, reason }),
    response: z.object({ removed: z.boolean() }),
    refusals: ['not-found'],
  },
  'POST /studio/export-customer': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Export everything that is stored about a customer, as their own `GET /user/export`',
    body: z.object({ id, reason }),
    response: exportedData,
    refusals: ['not-found', 'payment-unavailable'],
  },
  'POST /studio/delete-customer': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'Delete an account at its customer’s request, as they could themselves; the email is typed to name it',
    body: z.object({ id, email: emailRules, reason }),
    response: z.object({}),
    refusals: ['not-found', 'email-other', 'payment-unavailable'],
  },
})

/** The most that support may refund of one payment, in pounds; an owner may refund all of it. */
export const supportRefundLimit = 50
