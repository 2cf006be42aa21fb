import type { PaymentCard } from '@rashi/contract'
import { useCallback, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTranslate } from '../../lib/texts.ts'
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts'
import { formToast } from '../../ui/toast-store.ts'
import type { CardToken, CardTokenizer } from './card-provider.ts'
import { withoutError, type CardErrors } from './card.rules.ts'
import { findFieldErrors, type FailedAttempt } from './failed-attempt.ts'

/** The submitted card: a saved one, or a new one that is still to be tokenized. */
export type CardChoice =
  | { readonly savedId: string }
  | { readonly tokenize: () => Promise<CardToken> }

export interface CardFormState {
  readonly element: RefObject<HTMLFormElement | null>
  readonly cards: readonly PaymentCard[]
  readonly selectedId: string | undefined
  /** Whether the fields of a new card are open. */
  readonly isAdding: boolean
  readonly isFromApp: boolean
  readonly errors: CardErrors
  readonly onTokenizer: (tokenizer: CardTokenizer) => void
  select(id: string): void
  add(): void
  /** Takes the answer of a call that saved a card, and closes the fields of the new card. */
  showSaved(cards: readonly PaymentCard[], selectedId?: string): void
  /** Takes the answer of a call that removed a card. */
  showRemaining(cards: readonly PaymentCard[]): void
  /** Marks the field that a failed attempt is about. */
  showFailure(failed: FailedAttempt): void
  /** Removes the error of the field that is being corrected. */
  correct(event: FormEvent<HTMLFormElement>): void
  /** Checks the form. Returns undefined where the buyer has to correct it, which it then says. */
  read(form: HTMLFormElement): CardChoice | undefined
}

/** The state of a form that takes a saved card or a new one. */
export function useCardForm(options: {
  cards: readonly PaymentCard[]
  /** The card that is selected at first. */
  selectedId?: string | undefined
  /** The app opened the page: it has one field for the expiry, and texts of its own. */
  isFromApp?: boolean
}): CardFormState {
  const { isFromApp = false } = options
  const t = useTranslate()
  const element = useRef<HTMLFormElement>(null)
  const [cards, setCards] = useState(options.cards)
  const [selectedId, setSelectedId] = useState(options.selectedId)
  const [isAdding, setIsAdding] = useState(cards.length === 0)
  const [errors, setErrors] = useState<CardErrors>({})
  const isFocusDue = useRef(false)
  const tokenizer = useRef<CardTokenizer>(undefined)
  const onTokenizer = useCallback((ready: CardTokenizer) => {
    tokenizer.current = ready
  }, [])

  useEffect(() => {
    if (isFocusDue.current && element.current) focusFirstInvalid(element.current)
    isFocusDue.current = false
  }, [errors])

  function readNewCard(data: FormData): CardChoice | undefined {
    const reader = tokenizer.current
    if (!reader) {
      formToast.info(t('checkout.pay.fields-loading'))
      return undefined
    }
    const found = reader.validate(data)
    isFocusDue.current = true
    setErrors(found.errors)
    if (found.isExpiryMissing)
      formToast.error(
        t(isFromApp ? 'checkout.pay.expiry-unreadable' : 'checkout.pay.expiry-required'),
      )
    return Object.keys(found.errors).length === 0
      ? { tokenize: () => reader.tokenize(data) }
      : undefined
  }

  return {
    element,
    cards,
    selectedId: isAdding ? undefined : selectedId,
    isAdding,
    isFromApp,
    errors,
    onTokenizer,
    select(id) {
      setSelectedId(id)
      setIsAdding(false)
    },
    add() {
      // Renders at once: a focus that moved later could take the input meant for another field.
      flushSync(() => {
        setSelectedId(undefined)
        setIsAdding(true)
      })
      element.current?.querySelector<HTMLElement>('[name=card_number]')?.focus()
    },
    showSaved(saved, id) {
      setCards(saved)
      setSelectedId(id)
      setIsAdding(false)
      element.current?.reset()
    },
    showRemaining(left) {
      setCards(left)
      setSelectedId((id) => left.find((card) => card.stripe_card_id === id)?.stripe_card_id)
      if (left.length === 0) setIsAdding(true)
    },
    showFailure: (failed) => setErrors(findFieldErrors(failed)),
    correct({ target }) {
      const { name } = target as HTMLInputElement
      setErrors((before) => withoutError(before, name))
    },
    read(form) {
      if (isAdding) return readNewCard(new FormData(form))
      if (selectedId !== undefined) return { savedId: selectedId }
      formToast.warning(t(isFromApp ? 'mobile.card-required' : 'validation.card-required'))
      return undefined
    },
  }
}
