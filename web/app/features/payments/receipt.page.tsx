import { formatPrice } from '@rashi/contract/price.rules'
import { payments as texts } from '@rashi/contract/texts/en/payments'
import { sayTrader } from '@rashi/contract/trader.rules'
import type { ReactNode } from 'react'
import { redirect } from 'react-router'
import { api } from '../../lib/client-api.ts'
import { useBrand, useConfig } from '../../lib/config.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { registerTexts, useLanguage, useTranslate } from '../../lib/texts.ts'
import { userStore } from '../../lib/user.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import layout from '../../ui/layout.module.css'
import { TextLink } from '../../ui/text-link.tsx'
import type { Route } from './+types/receipt.page.ts'
import { Fact } from '../../ui/fact.tsx'
import styles from './receipt.module.css'
import { usePaymentTexts } from './use-payment-texts.ts'

registerTexts(texts)

export const handle: PageHandle = { title: 'payments.receipt' }

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const [{ purchase }, user] = await Promise.all([
    api.user('GET /payment-plan/purchases/:id', { params: { id: params.id } }),
    userStore.load(),
  ])
  if (!user) throw redirect('/')
  return { payment: purchase, buyer: { name: user.full_name, email: user.email } }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

/** A receipt to read and to print; the frame and the buttons are not printed. */
export default function ReceiptPage({ loaderData: { payment, buyer } }: Route.ComponentProps) {
  const t = useTranslate()
  const brand = useBrand()
  const { code } = useLanguage()
  const { support_phone: phone, trader } = useConfig() ?? {}
  const { what, date, amount, card, refund, refunded, left } = usePaymentTexts(payment)
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      {payment.paid_at === null ? (
        <>
          <h1>{t('payments.receipt')}</h1>
          <EmptyState title={t('payments.receipt.none')}>
            {t('payments.receipt.none-text')}
          </EmptyState>
        </>
      ) : (
        <article className={styles.sheet}>
          <h1>{t('payments.receipt')}</h1>
          <dl className={styles.facts}>
            <Fact name={t('payments.receipt.number')}>{payment.receipt_number}</Fact>
            <Fact name={t('payments.receipt.paid-at')}>
              <time dateTime={payment.paid_at}>{date}</time>
            </Fact>
            <Fact name={t('payments.receipt.from')}>
              {[...(trader ? sayTrader(trader, t) : [brand]), phone].map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
            </Fact>
            <Fact name={t('payments.receipt.to')}>
              {buyer.name}
              <br />
              {buyer.email}
            </Fact>
            {card && <Fact name={t('payments.receipt.card')}>{card}</Fact>}
          </dl>
          <dl className={styles.sums}>
            <Sum name={what} note={payment.is_renewal ? t('payments.renewal') : undefined}>
              {amount}
            </Sum>
            <Sum name={t('payments.receipt.total')} isTotal>
              {amount}
            </Sum>
            {payment.vat && (
              <Sum name={t('payments.receipt.vat', { percent: String(payment.vat.percent) })}>
                {formatPrice(payment.vat.amount, code)}
              </Sum>
            )}
            {refund && (
              <>
                <Sum name={t('payments.receipt.refund')} note={refund}>
                  −{refunded}
                </Sum>
                <Sum name={t('payments.receipt.left')} isTotal>
                  {left}
                </Sum>
              </>
            )}
          </dl>
        </article>
      )}
      <div data-not-printed>
        <FormActions>
          {payment.paid_at !== null && (
            <Button onClick={() => print()}>{t('payments.receipt.print')}</Button>
          )}
          <TextLink alone to="/payments">
            {t('payments.all')}
          </TextLink>
        </FormActions>
      </div>
    </div>
  )
}

function Sum(props: {
  name: string
  note?: string | undefined
  isTotal?: boolean
  children: ReactNode
}) {
  return (
    <div className={props.isTotal ? styles.total : undefined}>
      <dt>
        {props.name}
        {props.note && <span className={styles.note}>{props.note}</span>}
      </dt>
      <dd>{props.children}</dd>
    </div>
  )
}
