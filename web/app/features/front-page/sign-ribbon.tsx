import { signPicture } from '@rashi/contract/pictures.rules'
import { signKeys } from '@rashi/contract/sign-keys.rules'
import { PageLink } from '../../ui/page-link.tsx'
import { horoscopePath } from '../horoscopes/period-dates.entry.ts'
import { useTranslate } from '../../lib/texts.ts'
import styles from './sign-ribbon.module.css'

/** The twelve signs, each leading to its week. */
export function SignRibbon() {
  const t = useTranslate()
  return (
    <nav aria-labelledby="signs" className={styles.signs} data-below-fold>
      <div className={styles.head}>
        <h2 id="signs">{t('front.signs.title')}</h2>
        <p>{t('front.signs.lead')}</p>
      </div>
      <ul role="list" className={styles.ribbon}>
        {signKeys.map((key) => (
          <li key={key}>
            <PageLink to={horoscopePath('weekly', key)} className={styles.sign}>
              <img src={signPicture(key, '-icon')} alt="" width="64" height="64" loading="lazy" />
              {t(`charts.sign.${key}`)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
