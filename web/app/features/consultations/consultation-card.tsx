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
  const translation = translated(consultation.translations, id)
  if (!translation) return null
  return (
    <Card
      as="li"
      className={styles.card}
      lang={translation.language_id === id ? undefined : languageCodeOf(translation.language_id)}
    >
      <div className={styles.text}>
        <h3 id={titleId}>{translation.title}</h3>
        <p className={styles.subtitle}>{translation.subtitle}</p>
        <p className={styles.short}>{translation.short_description}</p>
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
