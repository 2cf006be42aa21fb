import type { PaymentCard } from '@rashi/contract'
import { use, useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { useConfig } from '../../lib/config.ts'
import { formatPrice } from '@rashi/contract/price.rules'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts'
import { FormActions } from '../../ui/form-actions.tsx'
import layout from '../../ui/layout.module.css'
import { TextLink } from '../../ui/text-link.tsx'
import { formToast } from '../../ui/toast-store.ts'
import { CardFields } from '../cards/card-fields.tsx'
import { withoutFault, type CardFaults } from '../cards/card.rules.ts'
import { faultsOf } from '../cards/failed-attempt.ts'
import { FailedTry } from '../cards/failed-attempt-notice.tsx'
import { PaymentProgress } from './payment-progress.tsx'
import styles from './payment.form.module.css'
import type { CardTokenizer } from '../cards/card-provider.ts'
import { kindOf } from './purchase-kinds.ts'
import { totalOf, type Purchase } from './purchase.rules.ts'
import { SavedCards } from '../cards/saved-cards.tsx'
import { TillContext } from './payment-context.ts'
import { usePayment } from './use-payment.ts'

/** Pays with a saved card or a new one. */
export function PaymentForm(props: {
  purchase: Purchase
  /** undefined: they cannot be had. */
  cards: readonly PaymentCard[] | undefined
}) {
  const { purchase } = props
  const t = useTranslate()
  const settings = useConfig()?.payment
  const form = useRef<HTMLFormElement>(null)
  const [cards, setCards] = useState(props.cards ?? [])
  const [isAdding, setIsAdding] = useState(cards.length === 0)
  const [chosen, setChosen] = useState<string>()
  const tokenizer = useRef<CardTokenizer>(undefined)
  const hearTokenizer = useCallback((ready: CardTokenizer) => {
    tokenizer.current = ready
  }, [])
  const [faults, setFaults] = useState<CardFaults>({})
  const isFocusDue = useRef(false)
  const back = kindOf(purchase).back
  const { app } = use(TillContext)
  const payment = usePayment(purchase, {
    cards(saved) {
      setCards(saved)
      setIsAdding(false)
      form.current?.reset()
    },
    failed: (failed) => setFaults(faultsOf(failed)),
  })

  useEffect(() => {
    if (isFocusDue.current && form.current) focusFirstInvalid(form.current)
    isFocusDue.current = false
  }, [faults])

  function forgetRemoved(left: PaymentCard[]) {
    setCards(left)
    setChosen((id) => left.find(({ stripe_card_id }) => stripe_card_id === id)?.stripe_card_id)
    if (left.length === 0) setIsAdding(true)
  }

  function add() {
    setChosen(undefined)
    setIsAdding(true)
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[name=card_number]')?.focus(),
    )
  }

  function payWithNewCard(data: FormData) {
    const reader = tokenizer.current
    if (!reader) return formToast.info(t('checkout.pay.fields-loading'))
    const found = reader.validate(data)
    isFocusDue.current = true
    setFaults(found.faults)
    if (found.isExpiryMissing)
      formToast.error(t(app ? 'checkout.pay.expiry-unreadable' : 'checkout.pay.expiry-required'))
    if (Object.keys(found.faults).length === 0)
      void payment.payWithNewCard(() => reader.tokenize(data))
  }

  function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (payment.isBusy) return
    if (isAdding) payWithNewCard(new FormData(event.currentTarget))
    else if (chosen === undefined)
      formToast.warning(t(app ? 'mobile.card-required' : 'validation.card-required'))
    else void payment.payWith(chosen)
  }

  function mend(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    setFaults((before) => withoutFault(before, name))
  }

  return (
    // A card form that the page's code does not take is sent nowhere: `dialog` has no address.
    <form
      ref={form}
      method="dialog"
      noValidate
      className={layout.stack}
      onSubmit={pay}
      onInput={mend}
    >
      <FailedTry failed={payment.failedTry} />
      {props.cards === undefined && <p role="status">{t('checkout.pay.cards-failed')}</p>}
      {cards.length > 0 && (
        <SavedCards
          cards={cards}
          chosen={chosen}
          onChoose={(cardId) => {
            setChosen(cardId)
            setIsAdding(false)
          }}
          onRemoved={app ? undefined : forgetRemoved}
        />
      )}
      <div>
        <Button kind="quiet" aria-expanded={isAdding} aria-controls="new-card" onClick={add}>
          {t('checkout.pay.add-card')}
        </Button>
      </div>
      <fieldset id="new-card" hidden={!isAdding} className={styles.card}>
        <legend>{t('checkout.pay.new-card')}</legend>
        {settings && <CardFields settings={settings} faults={faults} onTokenizer={hearTokenizer} />}
      </fieldset>
      <Consequences purchase={purchase} />
      <FormActions>
        <Button type="submit" busy={payment.isBusy} aria-describedby="consequences">
          {t('checkout.pay.submit')}
        </Button>
        <TextLink alone to={app?.address ?? purchase.back ?? back.to} state={back.state}>
          {t(app ? 'mobile.back' : 'checkout.back')}
        </TextLink>
      </FormActions>
      <PaymentProgress stage={payment.stage} bankAddress={payment.bankAddress} />
    </form>
  )
}

/** What pressing Pay does: now, later, and how to end it. */
function Consequences({ purchase }: { purchase: Purchase }) {
  const t = useTranslate()
  const { code } = useLanguage()
  const price = formatPrice(totalOf(purchase), code)
  const { frequency } = purchase
  return (
    <div id="consequences" className={styles.consequences}>
      <p>
        <strong>{t('checkout.pay.charges', { price })}</strong>{' '}
        {isRenewing(frequency) && t(`checkout.pay.renews-${frequency}`, { price })}
      </p>
      {isRenewing(frequency) && <p>{t('checkout.pay.cancel')}</p>}
      {isRenewing(frequency) && purchase.kind !== 'renewal' && <p>{t('rights.consent')}</p>}
    </div>
  )
}

const isRenewing = (frequency: number | null): frequency is 1 | 2 | 3 =>
  frequency === 1 || frequency === 2 || frequency === 3
