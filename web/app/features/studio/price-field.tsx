import { maximumPence, minimumPence } from '@rashi/contract/price.rules'
import { useEffect, useRef } from 'react'
import { useTranslate } from '../../lib/texts.ts'
import { TextField } from '../../ui/text-field.tsx'
import { withErrors, type Found } from '../identity/access.entry.ts'
import { readPence } from './pence.rules.ts'

export const typedPence = (form: FormData): number | undefined =>
  readPence(String(form.get('amount_pence')))

/** Finds the error of a new price: one that cannot be charged, or that is the price now. */
export function checkPrice(form: FormData, now: number, mayBeFree = false): Found {
  const pence = typedPence(form)
  const isPrice =
    pence !== undefined &&
    ((pence >= minimumPence && pence <= maximumPence) || (mayBeFree && pence === 0))
  const wrong = mayBeFree ? ('studio.prices.wrong' as const) : ('studio.plans.price-wrong' as const)
  return withErrors({
    amount_pence: [
      isPrice ? undefined : wrong,
      pence === now ? ('studio.plans.price-same' as const) : undefined,
    ],
  })
}

/** The field of a new price, which takes the focus when its form opens. */
export function PriceField({
  pence,
  mayBeFree,
  error,
}: {
  pence: number
  mayBeFree?: boolean
  error: string | undefined
}) {
  const t = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <TextField
      ref={field}
      label={t('studio.plans.new-price')}
      {...(mayBeFree && { hint: t('studio.prices.free-hint') })}
      name="amount_pence"
      inputMode="decimal"
      defaultValue={(pence / 100).toFixed(2)}
      maxLength={10}
      autoComplete="off"
      error={error}
    />
  )
}
