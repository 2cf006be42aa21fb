import { accountAge } from '@rashi/contract/age.rules'
import type { Context } from '../../../context/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { hasReachedAge } from './age.rules.ts'

/** @throws {Refusal} `invalid` on `dob` where an account would be somebody's who is too young for one. */
export function refuseUnderAge({ clock }: Pick<Context, 'clock'>, birthMoment: string): void {
  if (!hasReachedAge(birthMoment, accountAge, clock.now()))
    throw new Refusal('invalid', { errors: { dob: ['validation.account-age'] } })
}
