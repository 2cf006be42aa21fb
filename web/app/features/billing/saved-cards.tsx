import type { PaymentCard } from '@rashi/contract'
import { useSay } from '../../lib/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import choice from '../../ui/choice.module.css'
import { brandName } from './card-name.rules.ts'
import styles from './saved-cards.module.css'

/** Saved cards as radios, none of them chosen until the buyer does. */
export function SavedCards(props: {
  cards: readonly PaymentCard[]
  chosen: string | undefined
  onChoose: (cardId: string) => void
}) {
  const { cards, chosen, onChoose } = props
  const say = useSay()
  return (
    <fieldset className={styles.cards}>
      <legend>{say('checkout.pay.saved-cards')}</legend>
      {cards.map((card) => (
        <label key={card.stripe_card_id} className={styles.card}>
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
                {say('checkout.pay.card-expires', { date: expiryOf(card) })}
              </span>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** As it is embossed: MM/YYYY. */
const expiryOf = ({ exp_month, exp_year }: PaymentCard) =>
  `${String(exp_month).padStart(2, '0')}/${exp_year}`
