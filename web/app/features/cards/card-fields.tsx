import { lazy, Suspense } from 'react'
import { useTranslate } from '../../lib/texts.ts'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { CardFaults } from './card.rules.ts'
import type { CardTokenizer, PaymentSettings } from './card-provider.ts'
import RawCardFields from './raw-card-fields.tsx'

const StripeCardFields = lazy(() => import('./stripe-card-fields.tsx'))

export interface CardFieldsProps {
  settings: PaymentSettings
  faults: CardFaults
  /** Hears by what the card is to be read, once that is ready; the same function at every rendering. */
  onTokenizer: (tokenizer: CardTokenizer) => void
}

/** The card's fields, by the deployment's provider. */
export function CardFields(props: CardFieldsProps) {
  const t = useTranslate()
  if (props.settings.provider !== 'stripe') return <RawCardFields {...props} />
  const loading = (
    <Skeleton label={t('checkout.pay.fields-loading')}>
      <SkeletonBlock height="14rem" />
    </Skeleton>
  )
  return (
    <Suspense fallback={loading}>
      <StripeCardFields {...props} />
    </Suspense>
  )
}

/** No secret of the card: an input of our own with every provider. */
export function HolderField({ faults }: Pick<CardFieldsProps, 'faults'>) {
  const t = useTranslate()
  return (
    <TextField
      label={t('checkout.pay.holder')}
      name="holders_name"
      autoComplete="cc-name"
      autoCapitalize="words"
      spellCheck={false}
      required
      error={faults.holders_name && t(faults.holders_name)}
    />
  )
}
