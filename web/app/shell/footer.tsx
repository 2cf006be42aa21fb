import { Link } from 'react-router'
import { useBrand, useConfig } from '../lib/config.ts'
import { useTranslate } from '../lib/texts.ts'
import { Rule } from '../ui/rule.tsx'
import styles from './footer.module.css'

/** The footer of every page: the zodiac that is used, the terms, and the source of the place names. */
export function Footer() {
  const t = useTranslate()
  const brand = useBrand()
  const config = useConfig()
  return (
    <footer className={styles.footer} data-not-printed>
      <Rule kind="degrees" />
      <div className={styles.columns}>
        <p>
          {brand && <span className={styles.brand}>{brand}. </span>}
          {t('shell.about')} {config && t(`shell.zodiac-${config.zodiac}`)}
        </p>
        <nav aria-label={t('shell.legal')}>
          <ul role="list" className={styles.links}>
            <li>
              <Link to="/terms">{t('shell.terms')}</Link>
            </li>
            <li>
              <Link to="/privacy">{t('shell.privacy')}</Link>
            </li>
            <li>
              <Link to="/disclaimer">{t('shell.disclaimer')}</Link>
            </li>
          </ul>
        </nav>
        <p>
          {t('shell.places-by')}{' '}
          <a href="https://www.geonames.org/" rel="noopener">
            GeoNames
          </a>
          ,{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/" rel="license noopener">
            CC BY 4.0
          </a>
        </p>
      </div>
    </footer>
  )
}
