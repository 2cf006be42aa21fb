import type { PaymentCard } from '@rashi/contract'
import { formatPrice } from '@rashi/contract/price.rules'
import { use } from 'react'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { CardForm, useCardForm, type CardChoice } from '../cards/card-form.entry.ts'
import { FailedAttemptNotice } from '../cards/index.ts'
import { useWallets } from '../cards/wallets.entry.ts'
import { usePlansRenewedBy } from '../subscriptions/index.ts'
import { KeyFacts } from './key-facts.tsx'
import { PaymentContext } from './payment-context.ts'
import styles from './payment-form.module.css'
import { PaymentProgress } from './payment-progress.tsx'
import { getPurchaseKind } from './purchase-kinds.ts'
import { computeTotal, type Purchase } from './purchase.rules.ts'
import { usePayment } from './use-payment.ts'
import { WalletPayment } from './wallet-payment.tsx'

/** Pays with a wallet of the browser, a saved card or a new one. A page that the app has opened offers no wallet. */
export function PaymentForm({
  purchase,
  cards,
  onPriceChanged,
}: {
  purchase: Purchase
  onPriceChanged: (amount: number) => void
  /** The saved cards; undefined where they could not be loaded. */
  cards: readonly PaymentCard[] | undefined
}) {
  const t = useTranslate()
  const { app, readAccount } = use(PaymentContext)
  const { code } = useLanguage()
  const price = formatPrice(computeTotal(purchase), code)
  const { back } = getPurchaseKind(purchase)
  const plansRenewedBy = usePlansRenewedBy()
  const form = useCardForm({ cards: cards ?? [], isFromApp: app !== undefined })
  const payment = usePayment(purchase, {
    onCardSaved: form.showSaved,
    onFailed: form.showFailure,
    onCardHeld: form.select,
    onPriceChanged: (amount, cardId) => {
      onPriceChanged(amount)
      // A card that was new is saved by now, so that Pay need only be pressed again.
      if (cardId !== 0) form.select(cardId)
    },
  })

  const wallets = useWallets({ isOffered: app === undefined })
  const isHeld = wallets.state === 'pending' && !payment.isBusy
  const { failedAttempt } = payment

  function pay(choice: CardChoice) {
    if ('tokenize' in choice) void payment.payWithNewCard(choice.tokenize)
    else void payment.payWith(choice.savedId)
  }

  return (
    <div className={styles.place}>
      {isHeld && !failedAttempt && (
        <div className={styles.waiting}>
          <Skeleton label={t('checkout.pay.fields-loading')}>
            <SkeletonBlock height="14rem" />
          </Skeleton>
        </div>
      )}
      <div className={isHeld ? styles.held : undefined}>
        <CardForm
          form={form}
          isBusy={payment.isBusy}
          onSubmit={pay}
          readAccount={readAccount}
          plansRenewedBy={app ? undefined : plansRenewedBy}
          before={
            <>
              {failedAttempt && (
                <div className={styles.notice}>
                  <FailedAttemptNotice failed={failedAttempt} />
                </div>
              )}
              {wallets.state !== 'none' && (
                <WalletPayment
                  purchase={purchase}
                  factsId="consequences"
                  isBusy={payment.isBusy}
                  onAvailable={wallets.onAvailable}
                  onPay={payment.payWithWallet}
                />
              )}
              {cards === undefined && <p role="status">{t('checkout.pay.cards-failed')}</p>}
            </>
          }
        >
          <KeyFacts
            purchase={purchase}
            id="consequences"
            now={t('checkout.pay.charges', { price })}
            card={form.cards.find(({ stripe_card_id }) => stripe_card_id === form.selectedId)}
          />
          <FormActions>
            <Button wide type="submit" busy={payment.isBusy} aria-describedby="consequences">
              {t('checkout.pay.submit')}
            </Button>
            <TextLink alone to={app?.address ?? purchase.back ?? back.to} state={back.state}>
              {t(app ? 'mobile.back' : 'checkout.back')}
            </TextLink>
          </FormActions>
          <PaymentProgress stage={payment.stage} bankAddress={payment.bankAddress} />
        </CardForm>
      </div>
    </div>
  )
}
