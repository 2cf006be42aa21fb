import type { PaymentCard } from '@rashi/contract'
import { useState } from 'react'
import { useTranslate } from '../../lib/texts.ts'
import { CloseIcon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { classNames } from '../../ui/class-names.ts'
import choice from '../../ui/choice.module.css'
import { brandName, cardExpiry, cardName } from '@rashi/contract/card-name.rules'
import { RemoveCardDialog, type PlansRenewedBy } from './remove-card-dialog.tsx'
import styles from './saved-cards.module.css'

/** Saved cards as radio buttons. */
export function SavedCards(props: {
  cards: readonly PaymentCard[]
  selectedId: string | undefined
  onSelect: (cardId: string) => void
  /** Receives the remaining cards once one is removed. */
  onRemoved: (left: PaymentCard[]) => void
  /** Absent where cards cannot be removed. */
  plansRenewedBy: PlansRenewedBy | undefined
}) {
  const { cards, selectedId, onSelect, onRemoved, plansRenewedBy } = props
  const t = useTranslate()
  const [toRemove, setToRemove] = useState<PaymentCard>()
  return (
    <fieldset className={styles.cards}>
      <legend>{t('checkout.pay.saved-cards')}</legend>
      {cards.map((card) => (
        <div key={card.stripe_card_id} className={styles.row}>
          <label className={styles.card}>
            <input
              type="radio"
              name="saved_card"
              value={card.stripe_card_id}
              checked={card.stripe_card_id === selectedId}
              className={classNames(choice.mark, choice.radio)}
              onChange={() => onSelect(card.stripe_card_id)}
            />
            <span className={styles.text}>
              <span className={styles.number}>
                {brandName(card)} <span aria-hidden="true">•••• </span>
                {card.last_4}
              </span>{' '}
              <span className={styles.holder}>
                {card.name}{' '}
                <span className={styles.expiry}>
                  {t('checkout.pay.card-expires', { date: cardExpiry(card) })}
                </span>
              </span>
            </span>
          </label>
          {plansRenewedBy && (
            <IconButton
              label={t('rights.remove.button', { card: cardName(card) })}
              onClick={() => setToRemove(card)}
            >
              <CloseIcon size={18} />
            </IconButton>
          )}
        </div>
      ))}
      {plansRenewedBy && (
        <RemoveCardDialog
          cards={cards}
          card={toRemove}
          plansRenewedBy={plansRenewedBy}
          onClose={() => setToRemove(undefined)}
          onRemoved={onRemoved}
        />
      )}
    </fieldset>
  )
}
