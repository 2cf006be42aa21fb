import { useState, type ReactNode } from 'react'
import { useConfig } from '../../lib/config.ts'
import { session } from '../../lib/session.ts'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CardAccount, ConfirmAccount, type ReadAccount, useCardAccount } from './card-account.tsx'
import { CardFields } from './card-fields.tsx'
import styles from './card-form.module.css'
import type { PlansRenewedBy } from './remove-card-dialog.tsx'
import { SavedCards } from './saved-cards.tsx'
import type { CardChoice, CardFormState } from './use-card-form.ts'

/** A form that takes a saved card or a new one. */
export function CardForm(props: {
  form: CardFormState
  /** Presses of the button are ignored while the last one is processed. */
  isBusy: boolean
  onSubmit: (choice: CardChoice) => void
  /** In a dialog the fields of a new card take the place of the button that opens them. */
  isCompact?: boolean
  /** Lets the buyer remove saved cards, and names the plans that renew from each. */
  plansRenewedBy?: PlansRenewedBy | undefined
  /** Shown above the cards. */
  before: ReactNode
  /** Reads whose account the card is saved in, if it is not the signed-in reader's. */
  readAccount?: ReadAccount | undefined
  /** Shown below the cards: the consequences and the button. */
  children: ReactNode
}) {
  const { form, isBusy, onSubmit, isCompact, plansRenewedBy, before, readAccount, children } = props
  const { element, correct } = form
  const account = useCardAccount(readAccount)
  const [isUnsure, setIsUnsure] = useState(readAccount === undefined && session.isAccountUnsure)
  if (isUnsure) return <ConfirmAccount email={account} onConfirmed={() => setIsUnsure(false)} />
  return (
    // The method `dialog` sends nothing, even where the page's code has not loaded.
    <form
      ref={element}
      method="dialog"
      noValidate
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        const choice = isBusy ? undefined : form.read(event.currentTarget)
        if (choice) onSubmit(choice)
      }}
      onInput={correct}
    >
      {before}
      <CardAccount email={account} />
      {form.cards.length > 0 && (
        <SavedCards
          cards={form.cards}
          selectedId={form.selectedId}
          onSelect={form.select}
          onRemoved={form.showRemaining}
          plansRenewedBy={plansRenewedBy}
        />
      )}
      {isCompact ? <CompactNewCard form={form} /> : <NewCard form={form} />}
      {children}
    </form>
  )
}

function NewCard({ form }: { form: CardFormState }) {
  const t = useTranslate()
  return (
    <div className={form.isAdding ? styles.open : undefined}>
      <Button
        kind="quiet"
        aria-expanded={form.isAdding}
        aria-controls="new-card"
        className={styles.add}
        onClick={form.add}
      >
        {t('checkout.pay.add-card')}
      </Button>
      <fieldset id="new-card" hidden={!form.isAdding} className={styles.card}>
        <legend>
          <VisuallyHidden>{t('checkout.pay.new-card')}</VisuallyHidden>
        </legend>
        <Fields form={form} />
      </fieldset>
    </div>
  )
}

function CompactNewCard({ form }: { form: CardFormState }) {
  const t = useTranslate()
  if (form.isAdding) return <Fields form={form} />
  return (
    <div>
      <Button kind="quiet" onClick={form.add}>
        {t('checkout.pay.add-card')}
      </Button>
    </div>
  )
}

function Fields({ form }: { form: CardFormState }) {
  const settings = useConfig()?.payment
  if (!settings) return null
  return (
    <CardFields
      settings={settings}
      errors={form.errors}
      hasSingleExpiry={form.isFromApp}
      onTokenizer={form.onTokenizer}
    />
  )
}
