import { languageCodeOf } from '@rashi/contract/languages.rules'
import type { Consultation } from '@rashi/contract'
import { useId } from 'react'
import { formatPrice } from '@rashi/contract/price.rules'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './consultations.module.css'

export function ConsultationCard({ consultation }: { consultation: Consultation }) {
  const t = useTranslate()
  const titleId = useId()
  const { id, code } = useLanguage()
  const words = translated(consultation.translations, id)
  if (!words) return null
  return (
    <Card
      as="li"
      className={styles.card}
      lang={words.language_id === id ? undefined : languageCodeOf(words.language_id)}
    >
      <div className={styles.words}>
        <h3 id={titleId}>{words.title}</h3>
        <p className={styles.subtitle}>{words.subtitle}</p>
        <p className={styles.short}>{words.short_description}</p>
      </div>
      <p className={styles.foot}>
        <strong className={styles.price}>{formatPrice(consultation.amount, code)}</strong>
        <ButtonLink
          kind="quiet"
          to={`/consultation-detail/${encodeURIComponent(consultation.slug)}`}
          aria-describedby={titleId}
        >
          {t('consultations.more-detail')}
        </ButtonLink>
      </p>
    </Card>
  )
}
