import { useTranslate } from '../../lib/texts.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { CardErrors } from './card.rules.ts'

/** The name on the card. It is not secret, so every provider leaves it to an input of this page. */
export function HolderField({ errors }: { errors: CardErrors }) {
  const t = useTranslate()
  return (
    <TextField
      label={t('checkout.pay.holder')}
      name="holders_name"
      autoComplete="cc-name"
      autoCapitalize="words"
      spellCheck={false}
      required
      error={errors.holders_name && t(errors.holders_name)}
    />
  )
}
