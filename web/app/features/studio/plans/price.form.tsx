import type { ResponseOf } from '@rashi/contract'
import { dateFormat } from '@rashi/contract/dates.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import { useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { useLanguage, useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useCheckedForm } from '../../identity/access.entry.ts'
import { checkPrice, PriceField, typedPence } from '../price-field.tsx'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import { usePlanTitle } from './use-plan-title.ts'

export type Plans = ResponseOf<'GET /studio/plans'>
export type Plan = Plans['plans'][number]
type Preview = ResponseOf<'POST /studio/preview-plan-price'>

/** Asks for a new price and shows whom it touches. The button that changes it is part of what was shown, in another place. */
export function PriceForm({ plan, onChanged }: { plan: Plan; onChanged: (plans: Plans) => void }) {
  const t = useTranslate()
  const title = usePlanTitle()(plan)
  const { id, amount_pence } = plan
  const [preview, setPreview] = useState<Preview>()
  const form = useCheckedForm({
    name: `studio-plan-price ${id}`,
    check: (data) => checkPrice(data, amount_pence),
    send: (data) =>
      studioApi.staff('POST /studio/preview-plan-price', {
        body: { plan_id: id, amount_pence: typedPence(data) ?? 0 },
      }),
    done: setPreview,
  })
  return (
    <div className={styles.form}>
      <form
        {...form.props}
        onInput={(event) => {
          form.props.onInput(event)
          setPreview(undefined)
        }}
        className={styles.form}
        aria-label={t('studio.plans.change-of', { title })}
      >
        <PriceField pence={amount_pence} error={form.findErrors('amount_pence')[0]} />
        <div className={styles.actions}>
          <Button {...form.submitProps} kind="quiet">
            {t('studio.plans.preview')}
          </Button>
        </div>
      </form>
      <div role="status">
        {preview && <Touched planId={id} preview={preview} onChanged={onChanged} />}
      </div>
    </div>
  )
}

/** Whom a price touches, and the button that changes it. */
function Touched({
  planId,
  preview,
  onChanged,
}: {
  planId: number
  preview: Preview
  onChanged: (plans: Plans) => void
}) {
  const t = useTranslate()
  const { code } = useLanguage()
  const day = dateFormat(code, { dateStyle: 'long', timeZone: 'UTC' })
  const { amount_pence, new_amount_pence, told, renewals_from, next_renewals } = preview
  const price = formatPrice(new_amount_pence / 100, code)
  const change = useCall(async () => {
    const body = { plan_id: planId, amount_pence: new_amount_pence, seen_pence: amount_pence }
    onChanged(await studioApi.staff('POST /studio/change-plan-price', { body }))
    toast.success(t('studio.plans.price-changed', { price }))
  })
  return (
    <div className={styles.form}>
      <p className={styles.note}>
        {told === 0
          ? t('studio.plans.touches-nobody')
          : t('studio.plans.touches', {
              count: told,
              price,
              day: day.format(new Date(renewals_from)),
            })}
      </p>
      {next_renewals.length > 0 && (
        <table className={styles.changes}>
          <caption className={styles.quiet}>{t('studio.plans.next-renewals')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('studio.plans.day')}</th>
              <th scope="col">{t('studio.plans.renewals')}</th>
            </tr>
          </thead>
          <tbody>
            {next_renewals.map(({ day: iso, renewals }) => (
              <tr key={iso}>
                <td>{day.format(new Date(`${iso}T00:00Z`))}</td>
                <td>{renewals}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.actions}>
        <Button kind="danger" busy={change.isBusy} onClick={() => void change.run()}>
          {t('studio.plans.submit', { price })}
        </Button>
      </div>
    </div>
  )
}
