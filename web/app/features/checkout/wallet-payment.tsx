import { formatPrice } from '@rashi/contract/price.rules'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { TextButton } from '../../ui/text-button.tsx'
import type { CardToken } from '../cards/index.ts'
import { Wallets } from '../cards/wallets.entry.ts'
import { computeTotal, type Purchase } from './purchase.rules.ts'
import { toWalletOrder } from './wallet-order.rules.ts'
import styles from './wallet-payment.module.css'

/** Pays for a purchase with a wallet of the browser, and says beside its buttons what they charge. */
export function WalletPayment({
  purchase,
  factsId,
  ...rest
}: {
  purchase: Purchase
  /** The section with everything that the buyer agrees to. */
  factsId: string
  isBusy: boolean
  onAvailable: (isAvailable: boolean) => void
  onPay: (tokenize: () => Promise<CardToken>) => Promise<boolean>
}) {
  const t = useTranslate()
  const { id, code } = useLanguage()
  const { billingInterval } = purchase
  const price = formatPrice(computeTotal(purchase), code)
  const notice = billingInterval
    ? t(`checkout.pay.renews-${billingInterval}`, { price })
    : undefined
  const order = toWalletOrder(purchase, {
    read: (what) => translated(what, id)?.text ?? '',
    notice,
  })

  /** Not by an address: the order is in the state of this page's own. */
  function showFacts() {
    const facts = document.getElementById(factsId)
    facts?.focus()
    facts?.scrollIntoView({ block: 'center' })
  }

  return (
    <Wallets
      order={order}
      terms={
        <p className={styles.terms}>
          {t('checkout.wallet.charges', { price })} {notice} {t('checkout.wallet.agree')}{' '}
          <TextButton className={styles.facts} onClick={showFacts}>
            {t('checkout.key.title')}
          </TextButton>
        </p>
      }
      {...rest}
    />
  )
}
