import type { GeneratedHoroscope } from '@rashi/contract'
import { useHasSession } from '../../lib/session.ts'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TrialSentence } from '../trial/index.ts'
import styles from './reveal.module.css'
import type { Point } from './use-lookup.ts'

/** The ways on from a lookup: the sign's week, and for a guest an account with the free weeks. */
export function RevealDoors({ point, found }: { point: Point; found: GeneratedHoroscope }) {
  const t = useTranslate()
  const { id } = useLanguage()
  const hasSession = useHasSession()
  const sign = translated(found.translations, id)?.name ?? found.key
  const week = `/horoscope/weekly/${found.key.toLowerCase()}`
  const isGuest = !hasSession
  return (
    <div className={styles.doors}>
      {isGuest && <TrialSentence className={styles.free} />}
      {isGuest && point === 'rising' && <p>{t('charts.lookup.free-is-moon')}</p>}
      <FormActions>
        {isGuest && <ButtonLink to="/signup">{t('charts.lookup.read-free')}</ButtonLink>}
        <ButtonLink kind={isGuest ? 'quiet' : undefined} to={week}>
          {t('charts.lookup.read-weekly', { sign })}
        </ButtonLink>
      </FormActions>
      <TextLink
        alone
        to={point === 'rising' ? '/moonsign-lookup' : '/rising-sign-lookup'}
        state={{ find: true }}
      >
        {t(point === 'rising' ? 'charts.lookup.moon-too' : 'charts.lookup.rising-too')}
      </TextLink>
    </div>
  )
}
