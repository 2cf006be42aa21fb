import { useEffect, useRef } from 'react'
import { useLanguage } from '../../lib/texts.ts'
import { toProviderRefusal, type CardToken } from './card-provider.ts'
import {
  toElementOptions,
  toGroupOptions,
  toPence,
  toSheetDetails,
} from './express-checkout.rules.ts'
import {
  openStripe,
  type StripeClient,
  type WalletElement,
  type WalletGroup,
} from './stripe-provider.ts'
import { stripeLocale } from './stripe-locale.ts'
import type { WalletsProps } from './wallets-props.ts'
import styles from './wallets.module.css'

/** Stripe's buttons of the wallets that the browser has, in a frame of Stripe's. */
export default function StripeWallets(props: WalletsProps) {
  const { settings, order, onAvailable } = props
  const { code } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const group = useRef<WalletGroup>(undefined)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    let element: WalletElement | undefined
    let isGone = false
    openStripe(settings).then(
      (stripe) => {
        if (isGone || !place.current) return
        const { borderRadius, colorScheme } = getComputedStyle(place.current)
        const options = { locale: stripeLocale(code), borderRadius }
        const created = stripe.elements(toGroupOptions(latest.current.order, options))
        group.current = created
        element = created.create(
          'expressCheckout',
          toElementOptions({ isDark: isDark(colorScheme) }),
        )
        listen(element, { stripe, group: created, latest })
        element.mount(place.current)
      },
      () => onAvailable(false),
    )
    return () => {
      isGone = true
      element?.destroy()
    }
  }, [settings, code, onAvailable])

  const pence = toPence(order.amount)
  useEffect(() => {
    void group.current?.update({ amount: pence })
  }, [pence])

  return <div ref={place} className={styles.buttons} />
}

function listen(
  element: WalletElement,
  {
    stripe,
    group,
    latest,
  }: { stripe: StripeClient; group: WalletGroup; latest: { readonly current: WalletsProps } },
): void {
  element.on('availablepaymentmethodschange', ({ paymentMethods }) =>
    latest.current.onAvailable(
      Object.values(paymentMethods ?? {}).some((method) => method?.available),
    ),
  )
  element.on('loaderror', () => latest.current.onAvailable(false))
  element.on('click', ({ resolve, reject }) => {
    if (latest.current.isBusy) return reject()
    const managementURL = new URL('/my-subscriptions', location.href).href
    resolve(toSheetDetails(latest.current.order, { managementURL }))
  })
  element.on('confirm', async ({ paymentFailed }) => {
    const isPaid = await latest.current.onPay(() => tokenize(stripe, group))
    if (!isPaid) paymentFailed({ reason: 'fail' })
  })
}

async function tokenize(stripe: StripeClient, elements: WalletGroup): Promise<CardToken> {
  const submitted = await elements.submit()
  if (submitted.error) throw toProviderRefusal(submitted.error)
  const { paymentMethod, error } = await stripe.createPaymentMethod({ elements })
  if (!paymentMethod) throw toProviderRefusal(error)
  return { token: paymentMethod.id, card: paymentMethod.card }
}

/** The reader's choice names one scheme, and else both are named and the device decides. */
const isDark = (colorScheme: string): boolean =>
  colorScheme === 'dark' ||
  (colorScheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches)
