import { useId, useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { RemoveDialog } from '../remove.dialog.tsx'
import { useInstants } from '../staff-texts.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import { usePlanTitle } from '../plans/use-plan-title.ts'
import type { Plan, PromoCode } from './promo-code.form.tsx'

/** A promo code with what it gives and how often it was redeemed, and the button that ends it. */
export function PromoCodeEntry({
  promoCode,
  plans,
  onChanged,
}: {
  promoCode: PromoCode
  plans: readonly Plan[]
  onChanged: (promoCode: PromoCode) => void
}) {
  const t = useTranslate()
  const headingId = useId()
  const planTitle = usePlanTitle()
  const { formatTime } = useInstants()
  const [isAsked, setIsAsked] = useState(false)
  const { code, state, weeks, plan, starts_at, expires_at, ended_at, redemptions } = promoCode
  const ending = useCall(async () => {
    onChanged(await studioApi.staff('POST /studio/end-promo-code', { body: { code } }))
    toast.success(t('studio.promo-codes.has-ended', { code }))
  })
  const only = plans.find(({ id }) => id === plan?.id)
  const times = [
    starts_at && t('studio.promo-codes.from', { start: formatTime(starts_at) }),
    ended_at && t('studio.promo-codes.ended-on', { end: formatTime(ended_at) }),
    !ended_at && expires_at && t('studio.promo-codes.until', { end: formatTime(expires_at) }),
  ]
  return (
    <li className={styles.entry} tabIndex={-1} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId} className={styles.name}>
          {code}
        </h2>
        <p>
          {t('studio.promo-codes.gives', {
            weeks,
            plan: only ? planTitle(only) : (plan?.title ?? t('studio.promo-codes.any-plan')),
          })}{' '}
          {t('studio.promo-codes.redemptions', { count: redemptions })}
        </p>
        <p className={styles.quiet}>
          {[t(`studio.promo-codes.${state}`), ...times].filter(Boolean).join(' · ')}
        </p>
      </div>
      {(state === 'active' || state === 'coming') && (
        <div className={styles.actions}>
          <Button
            kind="quiet"
            busy={ending.isBusy}
            aria-label={t('studio.promo-codes.end-of', { code })}
            onClick={() => setIsAsked(true)}
          >
            {t('studio.promo-codes.end')}
          </Button>
        </div>
      )}
      <RemoveDialog
        isOpen={isAsked}
        title={t('studio.promo-codes.end-title', { code })}
        text={t('studio.promo-codes.end-text')}
        yes={t('studio.promo-codes.end')}
        onClose={() => setIsAsked(false)}
        onRemove={() => void ending.run()}
      />
    </li>
  )
}
