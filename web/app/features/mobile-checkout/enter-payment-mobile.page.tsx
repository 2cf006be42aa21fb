import type { Consultation } from '@rashi/contract'
import { billing } from '@rashi/contract/texts/en/billing'
import { checkout } from '@rashi/contract/texts/en/checkout'
import { mobile } from '@rashi/contract/texts/en/mobile'
import { api } from '../../lib/client-api.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { registerTexts, translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import type { Purchase } from '../checkout/index.ts'
import type { Route } from './+types/enter-payment-mobile.page.ts'
import { listMissing, readId, readIds } from './address-parts.rules.ts'
import { loadCards } from './load-cards.ts'
import { MobileCheckout } from './mobile-checkout.tsx'
import { openByToken, signedIn } from './open-by-token.ts'
import { purchaseSession } from './purchase-session.ts'
import styles from './enter-payment-mobile.module.css'

registerTexts({ ...billing, ...checkout, ...mobile })

export const handle: PageHandle = { title: 'checkout.pay.title', isFromApp: true }

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  await openByToken(request)
  const questions = readIds(params.questions)
  const consultationId = readId(params.consultationId)
  const missing = listMissing({
    questions,
    consultation: consultationId,
    token: purchaseSession.isOpen(),
  })
  if (missing.length > 0) return { found: { fault: missing }, selected: [] }
  const [{ consultations }, cards] = await signedIn(() =>
    Promise.all([api.guest('GET /consultation'), loadCards()]),
  )
  const consultation = consultations.find(({ id }) => id === consultationId)
  if (!consultation) return { found: { fault: 'unknown' as const }, selected: [] }
  return {
    found: { purchase: buildPurchase(consultation, questions ?? []), cards },
    selected: consultation.questions.filter(({ id }) => questions?.includes(id)),
  }
}
clientLoader.hydrate = true as const

const buildPurchase = (
  { id, amount, translations }: Consultation,
  questions: readonly number[],
): Purchase<'consultation'> => ({
  kind: 'consultation',
  order: {
    consultation_id: id,
    questions,
    extra_questions: '',
    phone_number: '',
    payment_type: 'web',
  },
  lines: [
    { what: translations.map(({ language_id, name }) => ({ language_id, text: name })), amount },
  ],
  billingInterval: null,
})

/** The page updates what it shows by itself. */
export const shouldRevalidate = () => false

export function HydrateFallback() {
  return <PageSkeleton />
}

/** Pays for a consultation that was chosen in the app. */
export default function EnterPaymentMobilePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { id } = useLanguage()
  const { found, selected } = loaderData
  return (
    <MobileCheckout found={found} path="/consultations">
      {selected.length > 0 && (
        <section aria-labelledby="asked" className={styles.asked}>
          <h2 id="asked">{t('mobile.you-ask')}</h2>
          <ul>
            {selected.map((question) => (
              <li key={question.id}>{translated(question.translations, id)?.name}</li>
            ))}
          </ul>
        </section>
      )}
    </MobileCheckout>
  )
}
