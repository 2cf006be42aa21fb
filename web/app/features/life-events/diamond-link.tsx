import { selectedHoroscope } from '../charts/index.ts'
import { useTranslate } from '../../lib/texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Year } from './year.rules.ts'

/** Links to the plans for a sign, of which Diamond opens the whole year. */
export function DiamondLink({
  sign: { id, key },
  onFollow,
}: Pick<Year, 'sign'> & { onFollow?: () => void }) {
  const t = useTranslate()
  const plan = { horoscopeId: id, key, cycle: 3 }
  return (
    <ButtonLink
      kind="quiet"
      wide
      to="/payment-plan-select"
      state={plan}
      onClick={() => {
        selectedHoroscope.set(plan)
        onFollow?.()
      }}
    >
      {t('life-events.diamond')}
    </ButtonLink>
  )
}
