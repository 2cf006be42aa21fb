import type { PaymentCard } from '@rashi/contract'
import { OrderSummary } from './order-summary.tsx'
import { PaymentForm } from './payment.form.tsx'
import styles from './payment-sides.module.css'
import type { Purchase } from './purchase.rules.ts'
import { useCurrentPrice } from './use-current-price.ts'

/** The order summary beside the payment form. */
export function PaymentSides(props: {
  purchase: Purchase
  /** The saved cards; undefined where they could not be loaded. */
  cards: readonly PaymentCard[] | undefined
}) {
  const [purchase, changePrice] = useCurrentPrice(props.purchase)
  return (
    <div className={styles.sides}>
      <OrderSummary purchase={purchase} />
      <PaymentForm purchase={purchase} cards={props.cards} onPriceChanged={changePrice} />
    </div>
  )
}
