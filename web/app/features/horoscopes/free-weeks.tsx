import type { SingleHoroscope } from '@rashi/contract'
import { signs } from '@rashi/contract/texts/en/signs'
import { useTrial } from '../trial/index.ts'
import { useConfig } from '../../lib/config.ts'
import { useHasSession } from '../../lib/session.ts'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { horoscopePath } from './horoscope-path.rules.ts'
import styles from './offer.module.css'
import { useSignTexts } from './use-sign-texts.ts'

registerTexts(signs)

/** Says which week is free to the visitor, and leads to it; nothing for a reader whose trial is over. */
export function FreeWeeks({ horoscope }: { horoscope: SingleHoroscope }) {
  const hasSession = useHasSession()
  return hasSession ? <ReadersWeeks horoscope={horoscope} /> : <GuestsWeeks horoscope={horoscope} />
}

function GuestsWeeks({ horoscope }: { horoscope: SingleHoroscope }) {
  const t = useTranslate()
  const { name } = useSignTexts(horoscope)
  const days = useConfig()?.trial.days
  const trial = useTrial()
  if (!trial || days === undefined) return null
  return (
    <div className={styles.free}>
      <h3>{t('horoscopes.offer.yours', { sign: name })}</h3>
      <p>{t('horoscopes.offer.yours-text', { days, date: trial.date })}</p>
      <FormActions>
        <ButtonLink to="/moonsign-lookup">{t('horoscopes.offer.find')}</ButtonLink>
        <ButtonLink kind="quiet" to="/signup">
          {t('horoscopes.offer.sign-up')}
        </ButtonLink>
      </FormActions>
    </div>
  )
}

function ReadersWeeks({ horoscope }: { horoscope: SingleHoroscope }) {
  const t = useTranslate()
  const trial = useTrial()
  if (!trial?.sign) return null
  const sign = t(`charts.sign.${trial.sign}`)
  const isOwn = trial.sign === horoscope.key
  return (
    <div className={styles.free}>
      <p>
        {t(isOwn ? 'horoscopes.offer.own-week' : 'horoscopes.offer.other-week', {
          sign,
          date: trial.date,
        })}
      </p>
      <FormActions>
        <ButtonLink kind="quiet" to={horoscopePath('weekly', trial.sign)}>
          {t('horoscopes.offer.read-own', { sign })}
        </ButtonLink>
      </FormActions>
    </div>
  )
}
