import type { SingleHoroscope } from '@rashi/contract'
import { useTranslate } from '../../lib/texts.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { horoscopePath, timePeriodOf } from './horoscope-path.rules.ts'
import styles from './other-periods.module.css'

/** From a sign's week to its month and year, and back. */
export function OtherPeriods({ horoscope, name }: { horoscope: SingleHoroscope; name: string }) {
  const t = useTranslate()
  return (
    <nav aria-label={t('horoscopes.other.label', { sign: name })} className={styles.others}>
      {[1, 2, 3]
        .filter((cycle) => cycle !== horoscope.type)
        .map((cycle) => (
          <TextLink key={cycle} alone to={horoscopePath(cycle, horoscope.key)}>
            {t(`horoscopes.other.${timePeriodOf(cycle)}`)}
          </TextLink>
        ))}
    </nav>
  )
}
