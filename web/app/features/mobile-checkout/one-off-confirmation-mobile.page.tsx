import { signPicture } from '@rashi/contract/pictures.rules'
import type { PaymentCard, ResponseOf } from '@rashi/contract'
import { billing } from '@rashi/contract/texts/en/billing'
import { checkout } from '@rashi/contract/texts/en/checkout'
import { mobile } from '@rashi/contract/texts/en/mobile'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiFailure } from '../../lib/api-failure.ts'
import { LegalLinks } from '../legal/index.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { formatPrice } from '@rashi/contract/price.rules'
import { registerTexts, translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import layout from '../../ui/layout.module.css'
import sheet from '../../ui/order-sheet.module.css'
import { OrderSheet, SheetLine } from '../../ui/order-sheet.tsx'
import {
  computeTotal,
  PaymentForm,
  type Purchase,
  SandboxLabel,
  PaymentContext,
  useCurrentPrice,
} from '../checkout/index.ts'
import type { Route } from './+types/one-off-confirmation-mobile.page.ts'
import { listMissing, readId } from './address-parts.rules.ts'
import { useAppAddress } from './app-link.tsx'
import { LinkFault, type Fault } from './link-fault.tsx'
import { loadCards } from './load-cards.ts'
import { buildOneOff, toReadingPath } from './one-off-purchase.rules.ts'
import { openByToken, signedIn } from './open-by-token.ts'
import { purchaseApi, purchaseSession } from './purchase-session.ts'
import { useMobilePaymentContext } from './use-mobile-payment-context.ts'
import { findPendingPurchase } from './pending-purchase.ts'

registerTexts({ ...billing, ...checkout, ...mobile })

export const handle: PageHandle = { title: 'mobile.one-off.title', isFromApp: true }

type Offer = ResponseOf<'GET /payment-plan/one-off-offer/:horoscope_data_id'>
interface Order {
  readonly offer: Offer
  readonly purchase: Purchase
  readonly cards: PaymentCard[] | undefined
}
type Found = { readonly fault: Fault } | Order

export async function clientLoader({ request, params }: Route.ClientLoaderArgs): Promise<Found> {
  await openByToken(request)
  const id = readId(params.horoscopeId)
  const missing = listMissing({ horoscope: id, token: purchaseSession.isOpen() })
  if (missing.length > 0) return { fault: missing }
  try {
    const [offer, cards] = await signedIn(() =>
      Promise.all([
        purchaseApi.user('GET /payment-plan/one-off-offer/:horoscope_data_id', {
          params: { horoscope_data_id: String(id) },
        }),
        loadCards(),
      ]),
    )
    if (offer.is_owned && !findPendingPurchase('one_off')) return { fault: 'owned' }
    const purchase = buildOneOff(offer)
    return purchase ? { offer, purchase, cards } : { fault: 'unknown' }
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 404) return { fault: 'unknown' }
    throw failure
  }
}
clientLoader.hydrate = true as const

/** The page updates what it shows by itself. */
export const shouldRevalidate = () => false

export function HydrateFallback() {
  return <PageSkeleton />
}

/** Shows and pays for a period that was chosen in the app. */
export default function OneOffConfirmationMobilePage({ loaderData: found }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('mobile.one-off.title')}</h1>
      {'fault' in found ? <LinkFault fault={found.fault} /> : <Sale {...found} />}
    </div>
  )
}

function Sale({ offer, cards, ...sold }: Order) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { id, code } = useLanguage()
  // A buyer who returns from the bank has already confirmed.
  const [isBuying, setIsBuying] = useState(() => findPendingPurchase('one_off') !== undefined)
  const path = toReadingPath(offer)
  const onPaid = useCallback(
    () =>
      void navigate('/one-off-confirmation-mobile-successfull', { replace: true, state: { path } }),
    [navigate, path],
  )
  const context = useMobilePaymentContext(useAppAddress(path), onPaid)
  const [purchase, changePrice] = useCurrentPrice(sold.purchase)
  return (
    <PaymentContext value={context}>
      <OrderSheet plates={[signPicture(offer.horoscope.key, '-small')]}>
        <SheetLine name={t('mobile.one-off.horoscope')}>
          {translated(offer.translations, id)?.description}
        </SheetLine>
        <SheetLine name={t('mobile.one-off.opens')}>{t('mobile.one-off.opens-text')}</SheetLine>
        <SheetLine name={t('mobile.one-off.price')}>
          <strong className={sheet.price}>{formatPrice(computeTotal(purchase), code)}</strong>
        </SheetLine>
      </OrderSheet>
      <div className={sheet.smallPrint}>
        <p>{t('mobile.one-off.charged')}</p>
        <LegalLinks />
      </div>
      {isBuying ? (
        <>
          <SandboxLabel />
          <PaymentForm purchase={purchase} cards={cards} onPriceChanged={changePrice} />
        </>
      ) : (
        <FormActions>
          <Button wide onClick={() => setIsBuying(true)}>
            {t('mobile.one-off.buy')}
          </Button>
        </FormActions>
      )}
    </PaymentContext>
  )
}
