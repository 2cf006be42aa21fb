import type { PaymentCard } from '@rashi/contract'
import { useCallback, useState, type ReactNode } from 'react'
import { PageHead } from '../../lib/page-head.tsx'
import { useTranslate } from '../../lib/texts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import layout from '../../ui/layout.module.css'
import { PaymentSides, type Purchase, SandboxLabel, PaymentContext } from '../checkout/index.ts'
import { AppLink, useAppAddress } from './app-link.tsx'
import { LinkFault, type Fault } from './link-fault.tsx'
import { useMobilePaymentContext } from './use-mobile-payment-context.ts'

/** The result of reading the address of a mobile card page. */
export type Found =
  | { readonly fault: Fault }
  | { readonly purchase: Purchase; readonly cards: readonly PaymentCard[] | undefined }

/** The card page for the app. After the payment it opens the app at the given path. */
export function MobileCheckout(props: {
  found: Found
  /** The path of this site that the app opens. */
  path: string
  children?: ReactNode
}) {
  const { found, path, children } = props
  const t = useTranslate()
  const [isPaid, setIsPaid] = useState(false)
  const address = useAppAddress(path)
  const onPaid = useCallback(() => {
    setIsPaid(true)
    location.assign(address)
  }, [address])
  const context = useMobilePaymentContext(address, onPaid)
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t(isPaid ? 'mobile.paid' : 'checkout.pay.title')}</h1>
      {isPaid ? (
        <EmptyState title={t('mobile.paid-text')} action={<AppLink path={path} />} />
      ) : 'fault' in found ? (
        <LinkFault fault={found.fault} />
      ) : (
        <PaymentContext value={context}>
          <SandboxLabel />
          {children}
          <PaymentSides purchase={found.purchase} cards={found.cards} />
        </PaymentContext>
      )}
    </div>
  )
}
