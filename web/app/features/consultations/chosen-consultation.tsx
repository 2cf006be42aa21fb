import type { Consultation } from '@rashi/contract'
import type { ReactNode } from 'react'
import { formatPrice } from '@rashi/contract/price.rules'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Card } from '../../ui/card.tsx'
import styles from './consultation-form.module.css'

/** The summary of an order; `children` are further lines before the price. */
export function ChosenConsultation({
  consultation,
  children,
}: {
  consultation: Consultation
  children?: ReactNode
}) {
  const t = useTranslate()
  const { id, code } = useLanguage()
  return (
    <Card className={styles.sheet}>
      <dl className={styles.lines}>
        <SheetLine name={t('consultations.confirm.consultation')}>
          {translated(consultation.translations, id)?.title}
        </SheetLine>
        {children}
        <SheetLine name={t('consultations.price')}>
          <strong className={styles.price}>{formatPrice(consultation.amount, code)}</strong>
        </SheetLine>
      </dl>
    </Card>
  )
}

export function SheetLine({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
