import { buyingAge } from '@rashi/contract/age.rules'
import type { Context } from '../../../context/context.ts'
import { hasReachedAge } from './age.rules.ts'
import { findUser } from './user.repository.ts'

/** Returns whether a person may buy by the birth date of the account. A deleted account is refused for what it is. */
export async function isOldEnoughToBuy(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<boolean> {
  const user = await findUser(db, userId)
  return user === undefined || hasReachedAge(user.birth_moment, buyingAge, clock.now())
}
