import { useEffect, useRef } from 'react'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useCheckedForm } from '../../identity/access.entry.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import type { Consultation } from './consultation.ts'
import { checkTexts, readTexts, TextFields } from './text-fields.tsx'

const names = ['title', 'subtitle', 'short_description', 'name', 'description'] as const

/** Changes the texts of a consultation in every language. */
export function ConsultationTextsForm({
  consultation: { id, version, translations },
  onDone,
}: {
  consultation: Consultation
  onDone: (consultation: Consultation) => void
}) {
  const t = useTranslate()
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  const form = useCheckedForm({
    name: `studio-consultation ${id}`,
    check: (data) => checkTexts(data, names),
    send: (data) =>
      studioApi.staff('POST /studio/change-consultation', {
        body: { consultation_id: id, version, translations: readTexts(data, names) },
      }),
    done: (changed) => {
      toast.success(t('studio.consultations.saved'))
      onDone(changed)
    },
  })
  return (
    <form {...form.props} className={styles.form}>
      <div ref={fields}>
        <TextFields
          texts={[
            { name: 'title', label: t('studio.consultations.title'), maxLength: 120 },
            { name: 'subtitle', label: t('studio.consultations.subtitle'), maxLength: 200 },
            {
              name: 'short_description',
              label: t('studio.consultations.short_description'),
              maxLength: 500,
              rows: 4,
            },
            { name: 'name', label: t('studio.consultations.name'), maxLength: 120 },
            {
              name: 'description',
              label: t('studio.consultations.whole'),
              hint: t('studio.consultations.whole-hint'),
              maxLength: 8000,
              rows: 12,
            },
          ]}
          rows={translations}
          typed={form.typed}
          findError={(name) => form.findErrors(name)[0]}
        />
      </div>
      <div className={styles.actions}>
        <Button {...form.submitProps}>{t('studio.consultations.save')}</Button>
      </div>
    </form>
  )
}
