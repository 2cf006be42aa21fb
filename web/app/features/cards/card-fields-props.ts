import type { CardTokenizer, PaymentSettings } from './card-provider.ts'
import type { CardErrors } from './card.rules.ts'

export interface CardFieldsProps {
  settings: PaymentSettings
  errors: CardErrors
  /** Asks for the expiry in one field where the provider leaves the fields to this page. */
  hasSingleExpiry: boolean
  /** Receives the tokenizer once it is ready. It has to be the same function at every render. */
  onTokenizer: (tokenizer: CardTokenizer) => void
}
