import type { SingleHoroscope } from '@rashi/contract'
import { readingPeriods } from '@rashi/contract/reading-periods.rules'
import { useTranslate } from '../../lib/texts.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { horoscopePath, toReadingPeriod } from './horoscope-path.rules.ts'
import styles from './other-periods.module.css'

/** Links between a sign's week, month and year. */
export function OtherPeriods({ horoscope, name }: { horoscope: SingleHoroscope; name: string }) {
  const t = useTranslate()
  return (
    <nav aria-label={t('horoscopes.other.label', { sign: name })} className={styles.others}>
      {readingPeriods
        .filter((readingPeriod) => readingPeriod !== toReadingPeriod(horoscope.type))
        .map((readingPeriod) => (
          <TextLink key={readingPeriod} alone to={horoscopePath(readingPeriod, horoscope.key)}>
            {t(`horoscopes.other.${readingPeriod}`)}
          </TextLink>
        ))}
    </nav>
  )
}
