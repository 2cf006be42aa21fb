import { signKeys } from '@rashi/contract/sign-keys.rules'
import type { ReadingPeriod } from '@rashi/contract/reading-periods.rules'
import { useTranslate } from '../../lib/texts.ts'
import { horoscopePath } from './horoscope-path.rules.ts'
import styles from './sign-switcher.module.css'
import { PageLink } from '../../ui/page-link.tsx'

/** The twelve signs at the top of a guest's page, so that a visitor of another sign's page finds their own. */
export function SignSwitcher(props: { readingPeriod: ReadingPeriod; shown: string }) {
  const { readingPeriod, shown } = props
  const t = useTranslate()
  return (
    <nav aria-label={t('horoscopes.other-signs')} className={styles.switcher}>
      <ul role="list" className={styles.track}>
        {signKeys.map((key) => (
          <li key={key}>
            <PageLink
              to={horoscopePath(readingPeriod, key)}
              className={styles.sign}
              aria-current={key === shown ? 'page' : undefined}
            >
              {t(`charts.sign.${key}`)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
