import type { Part, SignKey } from '@rashi/contract'
import { formatPrice } from '@rashi/contract/price.rules'
import { PageLink } from '../../ui/page-link.tsx'
import { lifeEventsPath } from '../life-events/index.ts'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './contents.module.css'
import { sectionAddress } from './pages.rules.ts'

/** The sections of a year: name, subject, reading time, and whether they are open to the reader. */
export function Contents({
  parts,
  sign,
  isSold,
}: {
  parts: readonly Part[]
  sign: SignKey
  /** Locked sections can be bought. */
  isSold: boolean
}) {
  const t = useTranslate()
  const hasLocked = parts.some(({ user_has_access }) => !user_has_access)
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents">{t('year.contents')}</h2>
      <ol role="list" className={styles.rows}>
        {parts.map((part, index) => (
          <Row key={part.id} part={part} number={index + 1} />
        ))}
      </ol>
      {hasLocked && isSold && (
        <div className={styles.how}>
          <p>{t('year.locked-how')}</p>
          <TextLink alone to={lifeEventsPath(sign)}>
            {t('year.choose')}
          </TextLink>
        </div>
      )}
    </nav>
  )
}

function Row({ part, number }: { part: Part; number: number }) {
  const t = useTranslate()
  const { id, code } = useLanguage()
  const translation = translated(part.translations, id)
  const minutes = translated(part.reading_time ?? [], id)?.minutes
  return (
    <li className={styles.row}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <div className={styles.head}>
          <h3>
            <PageLink to={sectionAddress(part)} className={styles.name}>
              {translation?.name}
            </PageLink>
          </h3>
          <p className={styles.facts}>
            {minutes !== undefined && <span>{t('year.minutes', { minutes })}</span>}
            {part.user_has_access ? (
              <span className={styles.open}>{t('year.open')}</span>
            ) : (
              <span>{t('year.locked', { price: formatPrice(part.current_price, code) })}</span>
            )}
          </p>
        </div>
        <p className={styles.short}>{translation?.short_description}</p>
      </div>
    </li>
  )
}
