import { useConfig } from '../../lib/config.ts'
import { useTranslate } from '../../lib/texts.ts'
import styles from './head-zodiac.module.css'

/** The zodiac of the signs, in the running head of a horoscope. */
export function HeadZodiac() {
  const t = useTranslate()
  const config = useConfig()
  return config && <span className={styles.zodiac}>{t(`horoscopes.zodiac-${config.zodiac}`)}</span>
}
