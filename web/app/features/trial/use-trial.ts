import { formatDay } from '@rashi/contract/dates.rules'
import { useConfig } from '../../lib/config.ts'
import { useHasSession } from '../../lib/session.ts'
import { useLanguage } from '../../lib/texts.ts'
import { useUser } from '../../lib/user.ts'
import { findTrial, type TrialOffer } from './trial.rules.ts'

/** Returns the free weeks of the visitor; undefined where there are none, or while that is not known. */
export function useTrial(): (TrialOffer & { readonly date: string }) | undefined {
  const { code } = useLanguage()
  const hasSession = useHasSession()
  const trial = findTrial({ config: useConfig(), user: useUser(), hasSession })
  return trial && { ...trial, date: formatDay(trial.endsAt, code) }
}
