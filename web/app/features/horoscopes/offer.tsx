import type { Period, SingleHoroscope } from '@rashi/contract'
import { trial as trialTexts } from '@rashi/contract/texts/en/trial'
import { selectedHoroscope } from '../charts/index.ts'
import { pendingOrder } from '../pending-order/index.ts'
import { useTrial } from '../trial/index.ts'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FreeWeeks } from './free-weeks.tsx'
import { horoscopePath, toReadingPeriod } from './horoscope-path.rules.ts'
import { OneOffOffer } from './one-off-offer.tsx'
import styles from './offer.module.css'
import { useSignTexts } from './use-sign-texts.ts'
import { Way } from './way.tsx'

registerTexts(trialTexts)

/** Offers what opens a locked period: the free weeks of one's own sign, this period alone, or a plan for its sign. */
export function Offer({ horoscope, period }: { horoscope: SingleHoroscope; period: Period }) {
  const t = useTranslate()
  const { name } = useSignTexts(horoscope)
  const readingPeriod = toReadingPeriod(period.type)
  return (
    <Card as="section" className={styles.offer} data-below-fold>
      <header className={styles.head}>
        <h2>{t(`horoscopes.offer.title-${readingPeriod}`)}</h2>
        <p>{t('horoscopes.offer.text', { sign: name })}</p>
      </header>
      <FreeWeeks horoscope={horoscope} />
      <OneOffOffer horoscope={horoscope} period={period} />
      <PlanOffer horoscope={horoscope} period={period} />
    </Card>
  )
}

function PlanOffer({ horoscope, period }: { horoscope: SingleHoroscope; period: Period }) {
  const t = useTranslate()
  const { name } = useSignTexts(horoscope)
  const trial = useTrial()
  const readingPeriod = toReadingPeriod(period.type)
  const sign = { horoscopeId: horoscope.id, key: horoscope.key, cycle: horoscope.cycle }
  const opens = t(`horoscopes.offer.plan-${readingPeriod}`, { sign: name })
  const ends = trial?.isRunning && t('trial.buying-ends', { date: trial.date })

  function choose() {
    selectedHoroscope.set(sign)
    pendingOrder.keep({
      kind: 'plan',
      itemId: 0,
      what: horoscope.translations.map((one) => ({
        language_id: one.language_id,
        text: one.name,
      })),
      amount: null,
      path: '/payment-plan-select',
      drafts: { [selectedHoroscope.key]: sign },
      page: horoscopePath(readingPeriod, horoscope.key),
    })
  }

  return (
    <Way text={[opens, ends].filter(Boolean).join(' ')}>
      {(textId) => (
        <ButtonLink
          kind="quiet"
          to="/payment-plan-select"
          state={sign}
          aria-describedby={textId}
          onClick={choose}
        >
          {t('horoscopes.offer.plan')}
        </ButtonLink>
      )}
    </Way>
  )
}
