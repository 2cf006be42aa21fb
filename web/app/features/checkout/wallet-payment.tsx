import type { MouseEvent } from 'react'
import { formatPrice } from '@rashi/contract/price.rules'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { TextLink } from '../../ui/text-link.tsx'
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

  /** Without a navigation, which would lose the order in the state of this entry of the history. */
  function showFacts(event: MouseEvent) {
    event.preventDefault()
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
          <TextLink to={`#${factsId}`} onClick={showFacts}>
            {t('checkout.key.title')}
          </TextLink>
        </p>
      }
      {...rest}
    />
  )
}
