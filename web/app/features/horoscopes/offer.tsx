import type { Period, SingleHoroscope } from '@rashi/contract'
import { readingPeriodOfNumber } from '@rashi/contract/reading-periods.rules'
import { findOneOffPlan } from '@rashi/contract/one-off.rules'
import { useNavigate } from 'react-router'
import { formatPrice } from '@rashi/contract/price.rules'
import { selectedHoroscope } from '../charts/index.ts'
import { selectedOneOff } from './selected-one-off.ts'
import { useHasSession } from '../../lib/session.ts'
import { useSignTexts } from './use-sign-texts.ts'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { toReadingPeriod } from './horoscope-path.rules.ts'
import { offersOneOff } from './one-off.rules.ts'
import styles from './offer.module.css'

/** Offers what opens a locked period: this period alone, or a plan for its sign. */
export function Offer({ horoscope, period }: { horoscope: SingleHoroscope; period: Period }) {
  const t = useTranslate()
  const { name } = useSignTexts(horoscope)
  const plan = { horoscopeId: horoscope.id, key: horoscope.key, cycle: horoscope.cycle }
  return (
    <Card as="section" className={styles.offer}>
      <h2>{t(`horoscopes.offer.title-${toReadingPeriod(period.type)}`)}</h2>
      <p>{t('horoscopes.offer.text', { sign: name })}</p>
      <FormActions>
        <OneOff horoscope={horoscope} period={period} />
        <ButtonLink
          kind="quiet"
          to="/payment-plan-select"
          state={plan}
          onClick={() => selectedHoroscope.set(plan)}
        >
          {t('horoscopes.offer.plan')}
        </ButtonLink>
      </FormActions>
    </Card>
  )
}

function OneOff({ horoscope, period }: { horoscope: SingleHoroscope; period: Period }) {
  const t = useTranslate()
  const { code } = useLanguage()
  const navigate = useNavigate()
  const hasSession = useHasSession()
  const plan = findOneOffPlan(horoscope.horoscopePaymentPlans, readingPeriodOfNumber(period.type))
  if (!plan || !offersOneOff(horoscope.is_user_subscribed, period)) return null

  function buy() {
    const selected = {
      key: horoscope.key,
      horoscopeDataId: period.id,
      horoscopeType: Number(period.type),
    }
    selectedOneOff.set(selected)
    void (hasSession
      ? navigate('/one-off-confirmation', { state: selected })
      : navigate('/?redirect=one-off-confirmation'))
  }

  return (
    <Button onClick={buy}>
      {t('horoscopes.offer.buy', { price: formatPrice(plan.one_off_price, code) })}
    </Button>
  )
}
