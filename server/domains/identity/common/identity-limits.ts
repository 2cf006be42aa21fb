import type { Context } from '../../../context/context.ts'
import { returnToken, takeToken } from '../../../platform/http/rate-limits/shared-buckets.ts'
import type { BucketRule } from '../../../platform/http/rate-limits/token-bucket.rules.ts'
import { hashOfToken } from './secret-token.ts'

type Limited = Pick<Context, 'db' | 'clock' | 'config'>

// docs/product/decisions.md section 2.
const wrongSignInsAnAccount: BucketRule = { capacity: 20, secondsPerToken: 10 }
const wrongSignInsAnAddress: BucketRule = { capacity: 100, secondsPerToken: 10 }
const signUpsAnAddress: BucketRule = { capacity: 120, secondsPerToken: 5 }
const mailsAnAccount: BucketRule = { capacity: 5, secondsPerToken: 60 }
const mailsAnAddress: BucketRule = { capacity: 60, secondsPerToken: 60 }

/** An account is limited by the email that was typed, so that one without an account is limited alike. */
const accountOf = (email: string) => hashOfToken(email.toLowerCase())

export const limitSignUps = (context: Limited, address: string): Promise<void> =>
  takeToken(context, `sign-up address ${address}`, signUpsAnAddress)

/** Both kinds of mail share the buckets. */
export async function limitMails(context: Limited, email: string, address: string): Promise<void> {
  await takeToken(context, `mail address ${address}`, mailsAnAddress)
  await takeToken(context, `mail account ${accountOf(email)}`, mailsAnAccount)
}

/**
 * Runs a sign-in that resolves to undefined when the credentials are wrong; only such a one uses up a
 * try. The try is taken before and given back after, so that many at once cannot pass on one.
 */
export async function limitWrongSignIns<T>(
  context: Limited,
  { email, address }: { email: string; address: string },
  signIn: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const byAddress = `sign-in address ${address}`
  const byAccount = `sign-in account ${accountOf(email)}`
  await takeToken(context, byAddress, wrongSignInsAnAddress)
  const giveBackAddress = () => returnToken(context, byAddress, wrongSignInsAnAddress)
  try {
    await takeToken(context, byAccount, wrongSignInsAnAccount)
  } catch (refusal) {
    await giveBackAddress()
    throw refusal
  }
  const result = await signIn()
  if (result !== undefined) {
    await giveBackAddress()
    await returnToken(context, byAccount, wrongSignInsAnAccount)
  }
  return result
}
