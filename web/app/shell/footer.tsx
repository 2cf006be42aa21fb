import { Link } from 'react-router'
import { useBrand, useConfig } from '../lib/config.ts'
import { useSay } from '../lib/texts.ts'
import { Rule } from '../ui/rule.tsx'
import styles from './footer.module.css'

/** What holds for every page: which zodiac is meant, the terms, and whose place names these are. */
export function Footer() {
  const say = useSay()
  const brand = useBrand()
  const config = useConfig()
  return (
    <footer className={styles.footer} data-not-printed>
      <Rule kind="degrees" />
      <div className={styles.columns}>
        <p>
          {brand && <span className={styles.brand}>{brand}. </span>}
          {say('shell.about')} {config && say(`shell.zodiac-${config.zodiac}`)}
        </p>
        <nav aria-label={say('shell.legal')}>
          <ul role="list" className={styles.links}>
            <li>
              <Link to="/terms">{say('shell.terms')}</Link>
            </li>
            <li>
              <Link to="/privacy">{say('shell.privacy')}</Link>
            </li>
            <li>
              <Link to="/disclaimer">{say('shell.disclaimer')}</Link>
            </li>
          </ul>
        </nav>
        <p>
          {say('shell.places-by')}{' '}
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
