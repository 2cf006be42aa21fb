import type { BodyOf, ResponseOf } from '@rashi/contract'
import { findPromoCodeFaults } from '@rashi/contract/promo-codes.rules'
import { useEffect, useRef } from 'react'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { DateTimeField } from '../../../ui/date-time-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useCheckedForm, withErrors } from '../../identity/access.entry.ts'
import { findHalfMoments } from '../half-moments.ts'
import { readLocalInput } from '../moments.rules.ts'
import { studioApi } from '../studio-api.ts'
import { usePlanTitle } from '../plans/use-plan-title.ts'
import styles from '../studio.module.css'

export type PromoCode = ResponseOf<'POST /studio/make-promo-code'>
export type Plan = ResponseOf<'GET /studio/plans'>['plans'][number]

function readCode(form: FormData): BodyOf<'POST /studio/make-promo-code'> {
  const read = (name: string) => String(form.get(name) ?? '').trim()
  const weeks = read('weeks')
  return {
    code: read('code'),
    weeks: /^\d+$/.test(weeks) ? Number(weeks) : 0,
    plan_id: read('plan_id') === '' ? null : Number(read('plan_id')),
    starts_at: readLocalInput(read('starts_at'), null) ?? null,
    expires_at: readLocalInput(read('expires_at'), null) ?? null,
  }
}

/** Makes a promo code. */
export function PromoCodeForm({
  plans,
  onDone,
}: {
  plans: readonly Plan[]
  onDone: (made: PromoCode) => void
}) {
  const t = useTranslate()
  const planTitle = usePlanTitle()
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  const form = useCheckedForm({
    name: 'studio-promo-code',
    check: (data) => {
      const faults = findPromoCodeFaults(readCode(data), Date.now())
      const findMomentError = (name: string) =>
        readLocalInput(String(data.get(name) ?? ''), null) === undefined
          ? ('studio.moment-wrong' as const)
          : undefined
      return {
        ...withErrors({
          code: [faults.code],
          weeks: [faults.weeks],
          starts_at: [findMomentError('starts_at')],
          expires_at: [findMomentError('expires_at') ?? faults.expires_at],
        }),
        ...findHalfMoments(fields.current),
      }
    },
    send: (data) => studioApi.staff('POST /studio/make-promo-code', { body: readCode(data) }),
    done: onDone,
  })
  return (
    <form {...form.props} className={styles.form} aria-label={t('studio.promo-codes.make')}>
      <div ref={fields} className={styles.form}>
        <div className={styles.fields}>
          <TextField
            label={t('studio.promo-codes.code')}
            hint={t('studio.promo-codes.code-hint')}
            name="code"
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={form.typed('code')}
            error={form.findErrors('code')[0]}
          />
          <TextField
            label={t('studio.promo-codes.weeks')}
            name="weeks"
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            defaultValue={form.typed('weeks')}
            error={form.findErrors('weeks')[0]}
          />
          <SelectField
            label={t('studio.promo-codes.plan')}
            name="plan_id"
            placeholder={t('studio.promo-codes.every-plan')}
            choices={plans.map((one) => ({ value: String(one.id), label: planTitle(one) }))}
            defaultValue={form.typed('plan_id')}
          />
        </div>
        <div className={styles.fields}>
          <DateTimeField
            label={t('studio.promo-codes.starts')}
            hint={t('studio.promo-codes.starts-hint')}
            type="datetime-local"
            name="starts_at"
            defaultValue={form.typed('starts_at')}
            error={form.findErrors('starts_at')[0]}
          />
          <DateTimeField
            label={t('studio.promo-codes.expires')}
            hint={t('studio.promo-codes.expires-hint')}
            type="datetime-local"
            name="expires_at"
            defaultValue={form.typed('expires_at')}
            error={form.findErrors('expires_at')[0]}
          />
        </div>
      </div>
      <div className={styles.actions}>
        <Button {...form.submitProps}>{t('studio.promo-codes.submit')}</Button>
      </div>
    </form>
  )
}
