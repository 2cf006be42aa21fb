import type { GeneratedHoroscope } from '@rashi/contract'
import { useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { TrialSentence, useTrial } from '../trial/index.ts'
import styles from './horoscope-generated.module.css'
import { selectedHoroscope } from './selected-horoscope.ts'

/** The ways on from one's own moonsign: its week, the plans, and another sign. What is free comes first. */
export function GeneratedDoors({ found }: { found: GeneratedHoroscope }) {
  const t = useTranslate()
  const isFree = useTrial()?.sign === found.key
  const weekly = { horoscopeId: found.id, key: found.key, cycle: 1 }
  return (
    <div className={styles.doors}>
      <TrialSentence className={styles.free} />
      <FormActions>
        <ButtonLink
          kind={isFree ? undefined : 'quiet'}
          to={`/horoscope/weekly/${found.key.toLowerCase()}`}
        >
          {t('charts.generated.read-now')}
        </ButtonLink>
        <ButtonLink
          kind={isFree ? 'quiet' : undefined}
          to="/payment-plan-select"
          state={weekly}
          onClick={() => selectedHoroscope.set(weekly)}
        >
          {t('charts.generated.continue')}
        </ButtonLink>
        <ButtonLink kind="quiet" to="/moonsign-select" state={{ hideModal: true }}>
          {t('charts.generated.choose')}
        </ButtonLink>
      </FormActions>
    </div>
  )
}
