import { useConfig } from '../../lib/config.ts'
import { useTranslate } from '../../lib/texts.ts'
import styles from './method.module.css'
import { TwoZodiacs } from './two-zodiacs.tsx'

/** Why a sign may be another one than elsewhere, and how exactly it is found. */
export function Method() {
  const t = useTranslate()
  const zodiac = useConfig()?.zodiac ?? 'sidereal'
  return (
    <div className={styles.method} data-below-fold>
      <section aria-labelledby="why" className={styles.why}>
        <h2 id="why">{t('front.why.title')}</h2>
        <p>{t('front.why.moon')}</p>
        <p>{t(`front.why.${zodiac}`)}</p>
        {zodiac === 'sidereal' && <TwoZodiacs label={t('front.why.drawing')} />}
      </section>
      <section aria-labelledby="exact" className={styles.exact}>
        <h2 id="exact">{t('front.exact.title')}</h2>
        <dl className={styles.facts}>
          {(['place', 'sure', 'receipt'] as const).map((fact) => (
            <div key={fact}>
              <dt>{t(`front.exact.${fact}`)}</dt>
              <dd>{t(`front.exact.${fact}-text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
