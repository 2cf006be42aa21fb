import type { ClientConfig, User } from '@rashi/contract'

/** The free weeks: those that run, or those that a guest would get by signing up now. */
export interface TrialOffer {
  readonly isRunning: boolean
  /** ISO 8601. */
  readonly endsAt: string
}

export function findTrial({
  config,
  user,
  hasSession,
}: {
  config: Pick<ClientConfig, 'trial'> | undefined
  user: Pick<User, 'trial_ends_at'> | undefined
  hasSession: boolean
}): TrialOffer | undefined {
  if (!hasSession) return config && { isRunning: false, endsAt: config.trial.ends_at }
  return user?.trial_ends_at ? { isRunning: true, endsAt: user.trial_ends_at } : undefined
}
