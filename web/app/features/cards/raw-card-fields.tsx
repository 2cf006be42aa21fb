import { useEffect } from 'react'
import { useTranslate } from '../../lib/texts.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { CardFieldsProps } from './card-fields-props.ts'
import styles from './card-form.module.css'
import type { CardErrors } from './card.rules.ts'
import { HolderField } from './holder-field.tsx'
import { sandboxTokenizer } from './sandbox-provider.ts'

/** Card inputs of this page; only the sandbox accepts raw card numbers. */
export default function RawCardFields({
  settings,
  errors,
  hasSingleExpiry,
  onTokenizer,
}: CardFieldsProps) {
  const t = useTranslate()
  const translateError = (name: keyof CardErrors) => errors[name] && t(errors[name])
  useEffect(() => onTokenizer(sandboxTokenizer(settings)), [settings, onTokenizer])
  return (
    <>
      <TextField
        label={t('checkout.pay.number')}
        name="card_number"
        inputMode="numeric"
        autoComplete="cc-number"
        required
        error={translateError('card_number')}
      />
      <HolderField errors={errors} />
      {hasSingleExpiry ? (
        <TextField
          label={t('checkout.pay.expiry-one')}
          name="card_expiry"
          autoComplete="cc-exp"
          placeholder="MM/YYYY"
          required
          error={translateError('card_expiry')}
        />
      ) : (
        <div className={styles.pair}>
          <TextField
            label={t('checkout.pay.month')}
            name="card_exp_month"
            inputMode="numeric"
            autoComplete="cc-exp-month"
            required
            error={translateError('card_exp_month')}
          />
          <TextField
            label={t('checkout.pay.year')}
            name="card_exp_year"
            inputMode="numeric"
            autoComplete="cc-exp-year"
            required
            error={translateError('card_exp_year')}
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
        error={translateError('card_cvc')}
      />
    </>
  )
}
