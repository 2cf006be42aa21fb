import { use, useEffect } from 'react'
import { useTranslate } from '../../lib/texts.ts'
import layout from '../../ui/layout.module.css'
import { TextField } from '../../ui/text-field.tsx'
import { HolderField, type CardFieldsProps } from './card-fields.tsx'
import { sandboxTokenizer } from './sandbox-provider.ts'
import { TillContext } from '../checkout/payment-context.ts'

/** Inputs of our own: only the sandbox takes what is typed here. */
export default function RawCardFields({ settings, faults, onTokenizer }: CardFieldsProps) {
  const t = useTranslate()
  const hasOneExpiry = use(TillContext).app !== undefined
  const errorOf = (name: keyof typeof faults) => faults[name] && t(faults[name])
  useEffect(() => onTokenizer(sandboxTokenizer(settings)), [settings, onTokenizer])
  return (
    <>
      <TextField
        label={t('checkout.pay.number')}
        name="card_number"
        inputMode="numeric"
        autoComplete="cc-number"
        required
        error={errorOf('card_number')}
      />
      <HolderField faults={faults} />
      {hasOneExpiry ? (
        <TextField
          label={t('checkout.pay.expiry-one')}
          name="card_expiry"
          autoComplete="cc-exp"
          placeholder="MM/YYYY"
          required
          error={errorOf('card_expiry')}
        />
      ) : (
        <div className={layout.pair}>
          <TextField
            label={t('checkout.pay.month')}
            name="card_exp_month"
            inputMode="numeric"
            autoComplete="cc-exp-month"
            required
            error={errorOf('card_exp_month')}
          />
          <TextField
            label={t('checkout.pay.year')}
            name="card_exp_year"
            inputMode="numeric"
            autoComplete="cc-exp-year"
            required
            error={errorOf('card_exp_year')}
          />
        </div>
      )}
      <TextField
        label={t('checkout.pay.code')}
        hint={t('checkout.pay.code-hint')}
        name="card_cvc"
        inputMode="numeric"
        autoComplete="cc-csc"
        required
        error={errorOf('card_cvc')}
      />
    </>
  )
}
