import { lazy, Suspense } from 'react'
import { useTranslate } from '../../lib/texts.ts'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import type { CardFieldsProps } from './card-fields-props.ts'
import RawCardFields from './raw-card-fields.tsx'

const StripeCardFields = lazy(() => import('./stripe-card-fields.tsx'))

/** The fields of a new card, by the configured provider. */
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
