import type { PaymentCard } from '@rashi/contract'
import { expiryOf } from '../subscriptions/subscription-entries.rules.ts'
import { useState } from 'react'
import { useTranslate } from '../../lib/texts.ts'
import { CloseIcon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { classNames } from '../../ui/class-names.ts'
import choice from '../../ui/choice.module.css'
import { brandName, cardName } from '@rashi/contract/card-name.rules'
import { RemoveCardDialog } from './remove-card-dialog.tsx'
import styles from './saved-cards.module.css'

/** Saved cards as radios, none of them chosen until the buyer does. */
export function SavedCards(props: {
  cards: readonly PaymentCard[]
  chosen: string | undefined
  onChoose: (cardId: string) => void
  /** Hears what is left once a card is removed; absent: none can be removed here. */
  onRemoved?: ((left: PaymentCard[]) => void) | undefined
}) {
  const { cards, chosen, onChoose, onRemoved } = props
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
              checked={card.stripe_card_id === chosen}
              className={classNames(choice.mark, choice.radio)}
              onChange={() => onChoose(card.stripe_card_id)}
            />
            <span className={styles.words}>
              <span className={styles.number}>
                {brandName(card.brand)} <span aria-hidden="true">•••• </span>
                {card.last_4}
              </span>{' '}
              <span className={styles.holder}>
                {card.name}{' '}
                <span className={styles.expiry}>
                  {t('checkout.pay.card-expires', { date: expiryOf(card) })}
                </span>
              </span>
            </span>
          </label>
          {onRemoved && (
            <IconButton
              label={t('rights.remove.button', { card: cardName(card) })}
              onClick={() => setToRemove(card)}
            >
              <CloseIcon size={18} />
            </IconButton>
          )}
        </div>
      ))}
      {onRemoved && (
        <RemoveCardDialog
          cards={cards}
          card={toRemove}
          onClose={() => setToRemove(undefined)}
          onRemoved={onRemoved}
        />
      )}
    </fieldset>
  )
}
