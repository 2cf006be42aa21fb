import type { Period, SingleHoroscope } from '@rashi/contract'
import { formatPrice } from '@rashi/contract/price.rules'
import { useNavigate } from 'react-router'
import { pendingOrder } from '../pending-order/index.ts'
import { useHasSession } from '../../lib/session.ts'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { toReadingPeriod } from './horoscope-path.rules.ts'
import { findOneOff, offersOneOff, oneOffPurchase } from './one-off.rules.ts'
import { selectedOneOff } from './selected-one-off.ts'
import { Way } from './way.tsx'

/** Sells the period by itself, where it is sold so. A guest signs in first; what they chose is kept. */
export function OneOffOffer({ horoscope, period }: { horoscope: SingleHoroscope; period: Period }) {
  const t = useTranslate()
  const { code, choices } = useLanguage()
  const navigate = useNavigate()
  const hasSession = useHasSession()
  const readingPeriod = toReadingPeriod(period.type)
  const oneOff = findOneOff(horoscope, { horoscopeDataId: period.id })
  const purchase = oneOff && oneOffPurchase(horoscope, oneOff, choices)
  const [line] = purchase?.lines ?? []
  if (!purchase || !line || !offersOneOff(horoscope.is_user_subscribed, period)) return null

  function buy(page: string, { what, amount }: NonNullable<typeof line>) {
    const selected = {
      key: horoscope.key,
      horoscopeDataId: period.id,
      horoscopeType: Number(period.type),
    }
    selectedOneOff.set(selected)
    if (hasSession) return void navigate('/one-off-confirmation', { state: selected })
    pendingOrder.keep({
      kind: 'one_off',
      itemId: period.id,
      what,
      amount,
      path: '/one-off-confirmation',
      drafts: { [selectedOneOff.key]: selected },
      page,
      weekOf: readingPeriod === 'weekly' ? horoscope.key : undefined,
    })
    void navigate('/?redirect=one-off-confirmation')
  }

  return (
    <Way
      text={t(
        readingPeriod === 'weekly' ? 'horoscopes.offer.one-week' : 'horoscopes.offer.one-month',
      )}
    >
      {(textId) => (
        <Button
          kind={hasSession ? 'primary' : 'quiet'}
          aria-describedby={textId}
          onClick={() => buy(purchase.readAt, line)}
        >
          {t('horoscopes.offer.buy', { price: formatPrice(line.amount, code) })}
        </Button>
      )}
    </Way>
  )
}
