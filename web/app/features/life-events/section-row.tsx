import type { Part } from '@rashi/contract'
import { useId } from 'react'
import { formatPrice } from '@rashi/contract/price.rules'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './section-list.module.css'

/** A section in the list: a link if it is open, otherwise a checkbox for the basket. */
export function SectionRow(props: {
  section: Part
  number: number
  path: string
  isChosen: boolean
  onToggle: () => void
}) {
  const { section, number, path, isChosen, onToggle } = props
  const t = useTranslate()
  const titleId = useId()
  const { id, code } = useLanguage()
  const translation = translated(section.translations, id)
  const name = translation?.name ?? ''
  return (
    <li className={classNames(styles.row, isChosen && styles.chosen)}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.text}>
        <h2 id={titleId}>{name}</h2>
        <p>{translation?.short_description}</p>
      </div>
      <div className={styles.deal}>
        {section.user_has_access ? (
          <>
            <span className={styles.open}>{t('life-events.open')}</span>
            <ButtonLink to={path} aria-label={t('life-events.read-of', { section: name })}>
              {t('life-events.read')}
            </ButtonLink>
          </>
        ) : (
          <>
            <span className={styles.price}>{formatPrice(section.current_price, code)}</span>
            <Button kind="quiet" aria-describedby={titleId} onClick={onToggle}>
              {t(isChosen ? 'life-events.remove' : 'life-events.add')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
