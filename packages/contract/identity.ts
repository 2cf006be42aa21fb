import { z } from 'zod'
import { truthy } from './booleans.ts'
import { subscription } from './subscriptions.ts'
import { instant, localDateTime } from './dates.ts'
import { timeZoneName } from './time-zones.ts'
import { readingPeriods } from './reading-periods.rules.ts'
import { signKey } from './signs.ts'
import { withMessage } from './messages.ts'
import { place } from './places.ts'
import { birthRefusals, generatedHoroscope, timeUnknown } from './charts.ts'
import {
  emailRules,
  fullNameRules,
  genderRules,
  passwordRules,
  signUpPasswordRules,
} from './people.rules.ts'
import { defineRoutes } from './route.ts'

/** A person's own account; it is returned to no one else. */
export const user = z.object({
  id: z.uuid(),
  name: z.string(),
  full_name: z.string(),
  email: z.string(),
  /** Whether a mailed link has shown that the address is the user's. */
  email_confirmed: z.boolean(),
  /** False after the first mailed link of an unconfirmed account has voided the password. */
  has_password: z.boolean(),
  gender: z.number().int(),
  dob: z.string(),
  pob: place,
  /** The time in `dob` is assumed, because the person does not know it. */
  time_unknown: z.boolean(),
  agreement: z.boolean(),
  created_at: instant,
  generated_horoscope: generatedHoroscope,
  active_subscriptions: z.array(subscription),
  /** When the running trial ends; null without one. */
  trial_ends_at: instant.nullable(),
  /** The sign that the running trial opens: the generated moonsign, until the birth was corrected more than twice. */
  trial_sign: signKey.nullable(),
  /** The corrections of the birth that may still change `trial_sign`; 0 without a running trial. */
  trial_corrections_left: z.number().int(),
  /** The reading periods that the running trial opens on `trial_sign`, with their ends; empty without one. */
  trial_opens: z.array(z.object({ reading_period: z.enum(readingPeriods), until: instant })),
})
export type User = z.output<typeof user>

export const signedIn = z.object({ token: z.string(), user })
export type SignedIn = z.output<typeof signedIn>

/** Whether the browser asked for the link itself, or has signed in to its account before. */
const isExpected = z.boolean()

const signedInByLink = signedIn.extend({ is_expected: isExpected })
export type SignedInByLink = z.output<typeof signedInByLink>

const profile = {
  full_name: fullNameRules,
  gender: z.preprocess((value) => (typeof value === 'string' ? Number(value) : value), genderRules),
  dob: localDateTime,
  pob: place,
  time_unknown: timeUnknown,
}

const linkToken = z
  .string('validation.other')
  .min(1, 'validation.other')
  .max(200, 'validation.other')

export const identityRoutes = defineRoutes({
  'POST /user/complete-user-registration-web': {
    auth: 'public',
    tag: 'identity',
    limit: 'sign-up',
    summary: 'Create an account and open a session',
    body: z.object({
      email: emailRules,
      password: signUpPasswordRules,
      ...profile,
      /** Whether the birth was carried over from a lookup of the same browser tab; only counted. */
      came_from_lookup: truthy.optional(),
      /** Whether the person asks for the weekly letter. */
      weekly_letter: truthy.optional(),
      /** The browser's time zone, whose Monday mornings count for the letter. */
      time_zone: timeZoneName.optional(),
    }),
    response: signedIn,
    refusals: ['email-taken', ...birthRefusals],
  },
  'POST /login': {
    auth: 'public',
    tag: 'identity',
    limit: 'sign-in',
    summary: 'Open a session with email and password',
    body: z.object({
      email: emailRules,
      password: z
        .string('validation.password-empty')
        .min(1, 'validation.password-empty')
        .max(1000, 'validation.other'),
    }),
    response: signedIn,
    refusals: ['wrong-credentials', 'second-step-required'],
  },
  'POST /login/link': {
    auth: 'public',
    tag: 'identity',
    limit: 'mail',
    summary: 'Email a sign-in link; the same response whether or not the address has an account',
    body: z.object({ email: emailRules }),
    response: withMessage,
  },
  'POST /login/link/preview': {
    auth: 'public',
    tag: 'identity',
    summary:
      'Get the masked email of the account that a sign-in or welcome link opens; it still works after that',
    body: z.object({ token: linkToken }),
    response: z.object({ email: z.string(), is_expected: isExpected }),
    refusals: ['sign-in-link-invalid'],
  },
  'POST /login/link/redeem': {
    auth: 'public',
    tag: 'identity',
    summary:
      'Open a session with the token of an emailed sign-in or welcome link, once; the first one of an unconfirmed account ends its other sessions and voids its password',
    body: z.object({
      token: linkToken,
      /** Whether the person has confirmed that the account is theirs. */
      is_confirmed: truthy.optional(),
    }),
    response: signedInByLink,
    refusals: ['sign-in-link-invalid', 'second-step-required'],
  },
  'POST /user/purchase-session': {
    auth: 'user',
    tag: 'identity',
    summary:
      'Create a token for the URL of a mobile card page, valid for two hours and only for the calls of a purchase',
    response: z.object({ token: z.string() }),
    refusals: ['forbidden'],
  },
  'POST /logout': {
    auth: 'user',
    forPurchase: true,
    tag: 'identity',
    summary: 'End the session of the token',
    response: withMessage,
  },
  'POST /forgot-password': {
    auth: 'public',
    tag: 'identity',
    limit: 'mail',
    summary: 'Email a link to choose a new password; the same response for unknown addresses',
    body: z.object({ email: emailRules }),
    response: withMessage,
  },
  'POST /reset-password': {
    auth: 'public',
    tag: 'identity',
    summary: 'Choose a new password with the token of an emailed link; ends every session',
    body: z.object({
      email: emailRules,
      token: linkToken,
      password: passwordRules,
      password_confirmation: z.string('validation.other').max(1000, 'validation.other'),
    }),
    response: withMessage,
    refusals: ['passwords-differ', 'reset-link-invalid'],
  },
  'GET /user/get-user-details': {
    auth: 'user',
    tag: 'identity',
    summary: 'Get the signed-in user',
    response: z.object({ data: z.object({ user }) }),
  },
  'GET /user/masked-email': {
    auth: 'user',
    forPurchase: true,
    tag: 'identity',
    summary: 'Get the masked email of the account, which a page that takes cards shows',
    response: z.object({ email: z.string() }),
  },
  'POST /user/update-user-web': {
    auth: 'user',
    tag: 'identity',
    summary: 'Change name, gender and birth details; the moonsign is computed anew',
    body: z.object(profile),
    response: withMessage,
    refusals: birthRefusals,
  },
})
