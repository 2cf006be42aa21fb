import type { Context } from '../../../context/context.ts'
import { networkOf } from '../../../platform/http/rate-limits/network.rules.ts'
import { countWrong } from '../../../platform/http/rate-limits/count-wrong.ts'
import {
  type Bucket,
  takeToken,
  takeTokens,
} from '../../../platform/http/rate-limits/shared-buckets.ts'
import {
  wrongCodes,
  wrongSignIns,
  wrongSignInsPerAccount,
  wrongSignInsPerAddress,
} from '../../../platform/http/rate-limits/sign-in.rules.ts'
import type { BucketRule } from '../../../platform/http/rate-limits/token-bucket.rules.ts'
import { hashToken } from '../../../platform/secrets/secret-token.ts'

type Limited = Pick<Context, 'db' | 'clock' | 'config'>

// docs/product/decisions.md section 9.
const signUpsPerAddress: BucketRule = { capacity: 120, secondsPerToken: 5 }
const mailsPerRecipient: BucketRule = { capacity: 5, secondsPerToken: 60 }
/** A bucket that gives at most 20 in any 24 hours: 10 at once, and 10 more in a day. */
const mailsPerRecipientAndDay: BucketRule = { capacity: 10, secondsPerToken: 8_640 }
const mailsPerAddress: BucketRule = { capacity: 60, secondsPerToken: 60 }

/**
 * The caller who may be wrong about a password or ask for an email. A live session, and a browser that has signed in to
 * the account before, have buckets of their own, so that nobody elsewhere can lock their person out.
 */
export interface LimitedCaller {
  readonly address: string
  readonly sessionId?: string | undefined
  readonly knownBrowser?: string | undefined
}

/** Identifies an account by the email that was entered, so that emails without an account are limited alike. */
const hashEmail = (email: string) => hashToken(email.toLowerCase())

const ownSubject = ({ sessionId, knownBrowser }: LimitedCaller): string | undefined =>
  sessionId ? `session ${sessionId}` : knownBrowser && `browser ${knownBrowser}`

export const limitSignUps = (context: Limited, address: string): Promise<void> =>
  takeToken(context, `sign-up address ${networkOf(address)}`, signUpsPerAddress)

/** Limits emails with links; links of all purposes share the buckets. */
export async function limitMails(
  context: Limited,
  email: string,
  caller: LimitedCaller,
): Promise<void> {
  const own = ownSubject(caller)
  const account = hashEmail(email)
  await takeTokens(context, [
    [`mail address ${networkOf(caller.address)}`, mailsPerAddress],
    [own ? `mail ${own}` : `mail account ${account}`, mailsPerRecipient],
    [own ? `mail day ${own}` : `mail day ${account}`, mailsPerRecipientAndDay],
  ])
}

/** Runs a sign-in that resolves to undefined if the credentials are wrong. */
export async function limitWrongSignIns<T>(
  context: Limited,
  { email, ...caller }: LimitedCaller & { email: string },
  signIn: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const own = ownSubject(caller)
  const network = networkOf(caller.address)
  const account = hashEmail(email)
  const buckets: Bucket[] = own
    ? [[`sign-in ${own}`, wrongSignIns]]
    : [
        [`sign-in address ${network}`, wrongSignInsPerAddress],
        [`sign-in account ${account} address ${network}`, wrongSignIns],
        [`sign-in account ${account}`, wrongSignInsPerAccount],
      ]
  return countWrong(context, buckets, signIn)
}

/**
 * Limits wrong second steps. Codes of six digits count by account alone, from any address; the other kinds cannot be
 * guessed and count by address, so that wrong codes by someone who knows the password do not use up the owner's
 * recovery codes and passkeys.
 */
export function limitWrongSecondSteps<T>(
  context: Limited,
  {
    email,
    kind,
    address,
  }: { email: string; kind: 'code' | 'recovery-code' | 'passkey'; address: string },
  finish: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const network = networkOf(address)
  const account = hashEmail(email)
  return countWrong(
    context,
    [
      [`sign-in address ${network}`, wrongSignInsPerAddress],
      kind === 'code'
        ? [`second step account ${account}`, wrongCodes]
        : [`second step account ${account} address ${network}`, wrongSignIns],
    ],
    finish,
  )
}

/** Limits sign-ins by passkey alone, which name no account before they are right. */
export const limitWrongPasskeys = <T>(
  context: Limited,
  address: string,
  signIn: () => Promise<T | undefined>,
): Promise<T | undefined> =>
  countWrong(context, [[`sign-in address ${networkOf(address)}`, wrongSignInsPerAddress]], signIn)
