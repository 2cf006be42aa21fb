import type { ClientConfig, SignKey, User } from '@rashi/contract'

/** The free weeks: those that run, or those that a guest would get by signing up now. */
export interface TrialOffer {
  readonly isRunning: boolean
  /** ISO 8601. */
  readonly endsAt: string
  /** The sign of running free weeks. */
  readonly sign?: SignKey
  /** They have stayed with that sign, although the moonsign is another one now. */
  readonly isKept?: boolean
}

export function findTrial({
  config,
  user,
  hasSession,
}: {
  config: Pick<ClientConfig, 'trial'> | undefined
  user: Pick<User, 'trial_ends_at' | 'trial_sign' | 'generated_horoscope'> | undefined
  hasSession: boolean
}): TrialOffer | undefined {
  if (!hasSession) return config && { isRunning: false, endsAt: config.trial.ends_at }
  if (!user?.trial_ends_at || user.trial_sign === null) return undefined
  return {
    isRunning: true,
    endsAt: user.trial_ends_at,
    sign: user.trial_sign,
    isKept: user.trial_sign !== user.generated_horoscope.key,
  }
}
