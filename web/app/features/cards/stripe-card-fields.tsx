import { useEffect, useId, useRef, useState } from 'react'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
import { Field } from '../../ui/field.tsx'
import field from '../../ui/field.module.css'
import type { CardFieldsProps } from './card-fields-props.ts'
import styles from './card-form.module.css'
import type { CardCheck, CardErrors } from './card.rules.ts'
import { HolderField } from './holder-field.tsx'
import {
  openStripe,
  type ElementState,
  type StripeClient,
  type StripeElement,
} from './stripe-provider.ts'
import { stripeLocale } from './stripe-locale.ts'
import { toProviderRefusal, type CardTokenizer } from './card-provider.ts'

const kinds = ['cardNumber', 'cardExpiry', 'cardCvc'] as const
type Kind = (typeof kinds)[number]
type States = Record<Kind, ElementState>

const untouched: ElementState = { empty: true, complete: false }

/** Stripe's card fields, in frames of Stripe's that this page cannot read. */
export default function StripeCardFields({ settings, errors, onTokenizer }: CardFieldsProps) {
  const t = useTranslate()
  const { code } = useLanguage()
  const places = useRef<Partial<Record<Kind, HTMLElement | null>>>({})
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    const elements: Partial<Record<Kind, StripeElement>> = {}
    const states: States = { cardNumber: untouched, cardExpiry: untouched, cardCvc: untouched }
    let isGone = false
    openStripe(settings).then(
      (stripe) => {
        if (isGone) return
        const group = stripe.elements({ locale: stripeLocale(code) })
        for (const kind of kinds) {
          const element = group.create(kind, { style: readStyles(places.current[kind]) })
          elements[kind] = element
          element.on('change', (state) => (states[kind] = state))
          const place = places.current[kind]
          if (place) element.mount(place)
          place?.addEventListener('focus', () => element.focus())
        }
        if (elements.cardNumber) onTokenizer(createTokenizer(stripe, elements.cardNumber, states))
      },
      () => setHasFailed(true),
    )
    return () => {
      isGone = true
      for (const element of Object.values(elements)) element.destroy()
    }
  }, [settings, code, onTokenizer])

  if (hasFailed) return <p role="alert">{t('checkout.pay.fields-failed')}</p>
  const place = (kind: Kind) => (element: HTMLElement | null) => {
    places.current[kind] = element
  }
  const translateError = (name: keyof CardErrors) => errors[name] && t(errors[name])
  return (
    <>
      <FramedField
        label={t('checkout.pay.number')}
        error={translateError('card_number')}
        place={place('cardNumber')}
      />
      <HolderField errors={errors} />
      <div className={styles.pair}>
        <FramedField
          label={t('checkout.pay.expiry')}
          error={translateError('card_exp_month')}
          place={place('cardExpiry')}
        />
        <FramedField
          label={t('checkout.pay.code')}
          error={translateError('card_cvc')}
          place={place('cardCvc')}
        />
      </div>
    </>
  )
}

function FramedField(props: {
  label: string
  error: string | undefined
  place: (element: HTMLElement | null) => void
}) {
  const id = useId()
  const { label, error, place } = props
  return (
    <Field id={id} label={label} error={error}>
      <div
        ref={place}
        id={id}
        tabIndex={-1}
        aria-invalid={error ? true : undefined}
        className={field.control}
      />
    </Field>
  )
}

/** Returns the page's type and colours for a frame that does not inherit its styles. */
function readStyles(place: HTMLElement | null | undefined) {
  if (!place) return {}
  const { color, fontSize } = getComputedStyle(place)
  return { base: { color, fontSize, fontFamily: 'Arial, sans-serif', lineHeight: '1.75' } }
}

const createTokenizer = (
  stripe: StripeClient,
  number: StripeElement,
  states: States,
): CardTokenizer => ({
  validate: (form) => checkFrames(states, String(form.get('holders_name') ?? '')),
  async tokenize(form) {
    const name = String(form.get('holders_name') ?? '').trim()
    const { paymentMethod, error } = await stripe.createPaymentMethod({
      type: 'card',
      card: number,
      billing_details: { name },
    })
    if (!paymentMethod) throw toProviderRefusal(error)
    return { token: paymentMethod.id, card: paymentMethod.card }
  },
})

function checkFrames({ cardNumber, cardExpiry, cardCvc }: States, holder: string): CardCheck {
  const errors: CardErrors = {}
  if (cardNumber.empty) errors.card_number = 'checkout.pay.number-required'
  else if (!cardNumber.complete) errors.card_number = 'checkout.pay.number-invalid'
  if (holder.trim() === '') errors.holders_name = 'checkout.pay.holder-required'
  if (!cardExpiry.complete) errors.card_exp_month = 'checkout.pay.expiry-invalid'
  if (cardCvc.empty) errors.card_cvc = 'checkout.pay.code-required'
  else if (!cardCvc.complete) errors.card_cvc = 'checkout.pay.code-invalid'
  return { errors, isExpiryMissing: cardExpiry.empty }
}
