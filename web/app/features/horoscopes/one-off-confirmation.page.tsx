import { signPicture } from '@rashi/contract/pictures.rules'
import { horoscopes } from '@rashi/contract/texts/en/horoscopes'
import { redirect, useNavigate } from 'react-router'
import { ApiFailure } from '../../lib/api-failure.ts'
import { announceFailure } from '../../lib/calls.ts'
import { api } from '../../lib/client-api.ts'
import { LegalLinks } from '../legal/index.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { formatPrice } from '@rashi/contract/price.rules'
import { selectedOneOff } from './selected-one-off.ts'
import { useSignTexts } from './use-sign-texts.ts'
import { registerTexts, useLanguage, useTranslate } from '../../lib/texts.ts'
import { newestTexts } from '../../lib/saved-readings.rules.ts'
import { inOwnTimeZone } from '../../lib/time-zone.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import layout from '../../ui/layout.module.css'
import sheet from '../../ui/order-sheet.module.css'
import { OrderSheet, SheetLine } from '../../ui/order-sheet.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { formToast } from '../../ui/toast-store.ts'
import type { Route } from './+types/one-off-confirmation.page.ts'
import { horoscopePath, toReadingPeriod } from './horoscope-path.rules.ts'
import { findOneOff, oneOffPurchase } from './one-off.rules.ts'
import { findPeriodDates } from './period-dates.rules.ts'
import { isLocked } from './readable-parts.rules.ts'

registerTexts(horoscopes)

export const handle: PageHandle = { title: 'horoscopes.one-off.title' }

/** Loads the selected period; redirects to the dashboard if there is none or it no longer exists. */
export async function clientLoader() {
  const selected = selectedOneOff.get()
  if (!selected) throw redirect('/dashboard')
  const params = {
    timePeriod: toReadingPeriod(selected.horoscopeType),
    horoscopeSign: selected.key.toLowerCase(),
  }
  try {
    const call = 'GET /horoscope/user-new-single-horoscope/:timePeriod/:horoscopeSign'
    const query = { ...inOwnTimeZone(), texts_of: newestTexts }
    const { horoscope } = await api.user(call, { params, query })
    const oneOff = findOneOff(horoscope, selected)
    if (oneOff) return { horoscope, oneOff }
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.status !== 404) throw failure
    announceFailure(failure)
  }
  throw redirect('/dashboard')
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

export default function OneOffConfirmationPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { code, choices } = useLanguage()
  const { horoscope, oneOff } = loaderData
  const { period, plan } = oneOff
  const { name } = useSignTexts(horoscope)
  const path = `${horoscopePath(toReadingPeriod(period.type), horoscope.key)}?period=${period.date}`

  function buy() {
    const purchase = oneOffPurchase(horoscope, oneOff, choices)
    if (purchase) void navigate('/enter-payment-details', { state: { purchase } })
    else formToast.warning(t('horoscopes.one-off.not-sold'))
  }

  return (
    <div className={classNames(layout.stack, sheet.order)}>
      <PageHead hidden />
      <h1>{t('horoscopes.one-off.title')}</h1>
      {isLocked(period) ? (
        <>
          <p className={layout.lead}>{t('horoscopes.one-off.lead')}</p>
          <OrderSheet plates={[signPicture(horoscope.key, '-small')]}>
            <SheetLine name={t('horoscopes.one-off.horoscope')}>
              {t('horoscopes.one-off.of-sign', {
                sign: name,
                period: t(`horoscopes.${toReadingPeriod(period.type)}`),
              })}
            </SheetLine>
            <SheetLine name={t('horoscopes.one-off.period')}>
              {findPeriodDates(period, code) ?? t('horoscopes.date-not-found')}
            </SheetLine>
            <SheetLine name={t('horoscopes.one-off.opens')}>
              {t('horoscopes.one-off.opens-text')}
            </SheetLine>
            <SheetLine name={t('horoscopes.one-off.price')}>
              {plan ? (
                <strong className={sheet.price}>{formatPrice(plan.one_off_price, code)}</strong>
              ) : (
                t('horoscopes.one-off.not-sold')
              )}
            </SheetLine>
          </OrderSheet>
          <div className={sheet.smallPrint}>
            <p>{t('horoscopes.one-off.charged')}</p>
            <LegalLinks />
          </div>
          <FormActions>
            <Button wide onClick={buy}>
              {t('horoscopes.one-off.buy')}
            </Button>
            <TextLink alone to={path}>
              {t('horoscopes.one-off.back')}
            </TextLink>
          </FormActions>
        </>
      ) : (
        <EmptyState
          title={t('horoscopes.one-off.owned')}
          action={<ButtonLink to={path}>{t('horoscopes.one-off.read')}</ButtonLink>}
        >
          {t('horoscopes.one-off.owned-text')}
        </EmptyState>
      )}
    </div>
  )
}
