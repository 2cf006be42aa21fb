import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useCall } from '../../lib/calls.ts'
import { api } from '../../lib/client-api.ts'
import { session } from '../../lib/session.ts'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { CheckIcon } from '../../ui/icon.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { formToast, toast } from '../../ui/toast-store.ts'
import type { AppliedCoupon } from './order-draft.ts'
import styles from './promo-code.module.css'
import { useSignInFirst } from './use-sign-in-first.ts'

export interface PromoCodeProps {
  planId: number | undefined
  /** Filled in for the buyer, who has to press Apply again. */
  codeToApply: string | undefined
  applied: AppliedCoupon | undefined
  /** Called with undefined where a code was refused or removed. */
  onApplied: (coupon: AppliedCoupon | undefined) => void
}

export function PromoCode({ planId, codeToApply, applied, onApplied }: PromoCodeProps) {
  const t = useTranslate()
  const { id: languageId } = useLanguage()
  const signInFirst = useSignInFirst()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const applying = useCall((code: string) =>
    api.user('POST /payment-plan/apply-discount-code', {
      query: { code, selectedPlan: String(planId), selectedlang: String(languageId) },
    }),
  )

  useEffect(() => {
    if (codeToApply === undefined) return
    setTyped(codeToApply)
    field.current?.focus()
  }, [codeToApply])

  async function apply(event: FormEvent) {
    event.preventDefault()
    const code = typed.trim().toUpperCase()
    if (planId === undefined) return formToast.warning(t('validation.payment-plan'))
    if (code === '') return formToast.warning(t('validation.coupon'))
    if (!session.isLive()) return signInFirst('payment-plan-select')
    const answer = await applying.run(code)
    onApplied(answer && { id: answer.coupon.id, code, weeks: answer.coupon.period })
    if (answer) toast.success(answer.msg)
  }

  return (
    <form className={styles.promo} noValidate onSubmit={(event) => void apply(event)}>
      <TextField
        ref={field}
        label={t('checkout.promo.label')}
        name="promo_code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" kind="quiet" busy={applying.isBusy} className={styles.apply}>
        {t('checkout.promo.apply')}
      </Button>
      {applied && (
        <p className={styles.applied}>
          <CheckIcon size={20} />
          <span>{t('checkout.promo.applied', { code: applied.code, weeks: applied.weeks })}</span>
          <button type="button" className={styles.remove} onClick={() => onApplied(undefined)}>
            {t('checkout.promo.remove')}
          </button>
        </p>
      )}
    </form>
  )
}
