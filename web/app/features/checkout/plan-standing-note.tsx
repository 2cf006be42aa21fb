import type { Plan, SignKey } from '@rashi/contract'
import { formatDay } from '@rashi/contract/dates.rules'
import { inLanguage } from '@rashi/contract/languages.rules'
import { useHasSession } from '../../lib/session.ts'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
import { useUser } from '../../lib/user.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { TrialSentence } from '../trial/index.ts'
import { findStanding, type PlanStanding } from './plan-standing.rules.ts'
import styles from './plan-standing-note.module.css'
import { usePlanTexts } from './use-plan-texts.ts'

export interface PlanStandingNoteProps {
  plan: Plan
  /** undefined where no sign is chosen. */
  sign: { key: SignKey; name: string } | undefined
  /** Whether a promo code pays. */
  isFree?: boolean
}

/** Says what of the plan is open to the reader already and what buying it changes; to a guest, what is free. */
export function PlanStandingNote(props: PlanStandingNoteProps) {
  const t = useTranslate()
  const hasSession = useHasSession()
  const standing = findStanding(props.plan, props.sign?.key, useUser())
  if (!hasSession)
    return (
      <div className={styles.guest}>
        <TrialSentence />
        <TextLink alone to="/signup">
          {t('plans.sign-up')}
        </TextLink>
      </div>
    )
  return (
    <p role="status" className={styles.note}>
      {standing ? <Standing {...props} standing={standing} /> : t('plans.cancel-any-time')}
    </p>
  )
}

function Standing({
  plan,
  standing,
  sign,
  isFree = false,
}: PlanStandingNoteProps & { standing: PlanStanding }) {
  const t = useTranslate()
  const { id, code } = useLanguage()
  const texts = usePlanTexts(plan)
  if (standing.kind === 'free' || standing.kind === 'ends-trial') {
    const date = formatDay(standing.until, code)
    return standing.kind === 'free' && !isFree
      ? t('plans.free', { ...texts, date })
      : t('trial.buying-ends', { date })
  }
  const { translations } = standing.subscription.payment_plan
  const owned = inLanguage(translations, id)?.title ?? ''
  const values = { ...texts, owned, sign: sign?.name ?? '' }
  if (standing.kind === 'yours') return t('plans.yours', values)
  return (
    <>
      {t('plans.change-first', values)}{' '}
      <TextLink to="/my-subscriptions">{t('plans.my-subscriptions')}</TextLink>
    </>
  )
}
