import { signKeys } from '@rashi/contract/sign-keys.rules'
import { foot } from '@rashi/contract/texts/en/foot'
import { signs } from '@rashi/contract/texts/en/signs'
import { sayTrader } from '@rashi/contract/trader.rules'
import { useLocation } from 'react-router'
import { useBrand, useConfig } from '../lib/config.ts'
import { useHasSession } from '../lib/session.ts'
import { registerTexts, useTranslate, type TextKey } from '../lib/texts.ts'
import { classNames } from '../ui/class-names.ts'
import styles from './footer.module.css'
import { isCheckout } from './checkout-pages.rules.ts'
import { listsSigns } from './footer.rules.ts'
import { PageLink } from '../ui/page-link.tsx'

registerTexts({ ...foot, ...signs })

const rooms: readonly (readonly [TextKey, string])[] = [
  ['shell.moonsign-lookup', '/moonsign-lookup'],
  ['shell.rising-sign-lookup', '/rising-sign-lookup'],
  ['shell.year-sections', '/life-events'],
  ['shell.plans', '/payment-plan-select'],
  ['shell.consultations', '/consultations'],
  ['shell.gemstones', '/gemstones'],
  ['shell.how-we-know', '/how-we-know'],
]
const legal: readonly (readonly [TextKey, string])[] = [
  ['shell.terms', '/terms'],
  ['shell.privacy', '/privacy'],
  ['shell.disclaimer', '/disclaimer'],
]
const accessibility = ['shell.accessibility', '/accessibility'] as const

/** The footer of every page: all rooms of the site, the zodiac that is used, the terms, the source of the place names, and the seller. */
export function Footer() {
  const t = useTranslate()
  const brand = useBrand()
  const config = useConfig()
  const { pathname } = useLocation()
  const hasSession = useHasSession()
  const isQuiet = isCheckout(pathname)
  return (
    <footer className={styles.footer} data-not-printed data-below-fold>
      {!isQuiet && (
        <div className={styles.rooms}>
          {listsSigns(pathname, hasSession) && (
            <div className={styles.signs}>
              <Links
                label="shell.weeks"
                links={signKeys.map((key) => [
                  `charts.sign.${key}`,
                  `/horoscope/weekly/${key.toLowerCase()}`,
                ])}
              />
            </div>
          )}
          <div className={styles.others}>
            <Links label="shell.rooms" links={rooms} />
          </div>
        </div>
      )}
      <div className={styles.columns}>
        {!isQuiet && (
          <p>
            {brand && <span className={styles.brand}>{brand}. </span>}
            {t('shell.about')} {config && t(`shell.zodiac-${config.zodiac}`)}
          </p>
        )}
        <nav aria-label={t('shell.legal')}>
          <ul role="list" className={classNames(styles.links, isQuiet && styles.oneLine)}>
            {[...legal, ...(isQuiet ? [] : [accessibility])].map(([text, to]) => (
              <li key={to}>
                <PageLink to={to}>{t(text)}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
        {!isQuiet && (
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
        )}
        {config?.trader && <p>{sayTrader(config.trader, t).join(' · ')}</p>}
      </div>
    </footer>
  )
}

function Links({
  label,
  links,
}: {
  label: TextKey
  links: readonly (readonly [TextKey, string])[]
}) {
  const t = useTranslate()
  return (
    <nav aria-label={t(label)} className={styles.room}>
      <p aria-hidden="true">{t(label)}</p>
      <ul role="list">
        {links.map(([text, to]) => (
          <li key={to}>
            <PageLink to={to}>{t(text)}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
