import { inLanguage } from '@rashi/contract/languages.rules'
import type { ResponseOf } from '@rashi/contract'
import { billing } from '@rashi/contract/texts/en/billing'
import { checkout } from '@rashi/contract/texts/en/checkout'
import { mobile } from '@rashi/contract/texts/en/mobile'
import { ApiFailure } from '../../lib/api-failure.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import type { Purchase } from '../checkout/index.ts'
import type { Route } from './+types/enter-life-event-payment-mobile.page.ts'
import { listMissing, readIds } from './address-parts.rules.ts'
import { loadCards } from './load-cards.ts'
import { MobileCheckout } from './mobile-checkout.tsx'
import { openByToken, signedIn } from './open-by-token.ts'
import { purchaseApi, purchaseSession } from './purchase-session.ts'
import { findPendingPurchase } from './pending-purchase.ts'

registerTexts({ ...billing, ...checkout, ...mobile })

export const handle: PageHandle = { title: 'checkout.pay.title', isFromApp: true }

type Section = ResponseOf<'GET /payment-plan/life-event-offer'>['sections'][number]

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  await openByToken(request)
  const ids = readIds(params.lifeEventIds)
  const missing = listMissing({ 'life-events': ids, token: purchaseSession.isOpen() })
  if (missing.length > 0) return { found: { fault: missing } }
  try {
    const [{ sections }, cards] = await signedIn(() =>
      Promise.all([
        purchaseApi.user('GET /payment-plan/life-event-offer', {
          query: { ids: (ids ?? []).join(',') },
        }),
        loadCards(),
      ]),
    )
    const pending = findPendingPurchase('life_event')
    if (pending) return { found: { purchase: pending, cards } }
    const toBuy = sections.filter(({ user_has_access }) => !user_has_access)
    if (toBuy.length === 0) return { found: { fault: 'owned' as const } }
    return {
      found: { purchase: buildPurchase(toBuy), cards },
      isSomeOwned: toBuy.length < sections.length,
    }
  } catch (failure) {
    if (failure instanceof ApiFailure && [404, 422].includes(failure.status))
      return { found: { fault: 'unknown' as const } }
    throw failure
  }
}
clientLoader.hydrate = true as const

const buildPurchase = (sections: readonly Section[]): Purchase<'life_event'> => ({
  kind: 'life_event',
  order: { horoscopeDataParts: sections.map(({ id }) => id), payment_type: 'web' },
  lines: sections.map(({ translations, horoscope, date, current_price }) => ({
    what: translations.map(({ language_id, name }) => {
      const sign = inLanguage(horoscope.translations, language_id)
      const parts = [name, sign?.name ?? horoscope.key, date.slice(0, 4)]
      return { language_id, text: parts.join(' · ') }
    }),
    amount: current_price,
  })),
  billingInterval: null,
})

/** The page updates what it shows by itself. */
export const shouldRevalidate = () => false

export function HydrateFallback() {
  return <PageSkeleton />
}

/** Pays for life events that were chosen in the app. */
export default function EnterLifeEventPaymentMobilePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <MobileCheckout found={loaderData.found} path="/life-events">
      {loaderData.isSomeOwned && <p>{t('mobile.some-owned')}</p>}
    </MobileCheckout>
  )
}
