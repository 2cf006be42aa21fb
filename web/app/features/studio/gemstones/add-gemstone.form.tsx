import type { GemstoneCategory } from '@rashi/contract'
import { defaultLanguage } from '@rashi/contract/languages.rules'
import { maxTextCharacters } from '@rashi/contract/studio-gemstones.rules'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { translated, useLanguage, useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useCheckedForm, withErrors } from '../../identity/access.entry.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'

/** Adds a hidden gemstone, and opens its page, where the rest is written. */
export function AddGemstoneForm({ categories }: { categories: readonly GemstoneCategory[] }) {
  const t = useTranslate()
  const { id } = useLanguage()
  const navigate = useNavigate()
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])
  const read = (data: FormData, name: string) => String(data.get(name) ?? '').trim()
  const form = useCheckedForm({
    name: 'studio-add-gemstone',
    check: (data) =>
      withErrors({
        title: [read(data, 'title') === '' ? 'studio.gemstone.empty' : undefined],
        category_id: [read(data, 'category_id') === '' ? 'studio.gemstone.empty' : undefined],
      }),
    send: (data) =>
      studioApi.staff('POST /studio/add-gemstone', {
        body: { title: read(data, 'title'), category_id: Number(read(data, 'category_id')) },
      }),
    done: (added) => {
      toast.success(t('studio.gemstones.added'))
      void navigate(`/studio/gemstones/${added.id}`)
    },
  })
  return (
    <form {...form.props} className={styles.form} aria-label={t('studio.gemstones.add')}>
      <div ref={fields} className={styles.fields}>
        <TextField
          label={t('studio.gemstones.new-title')}
          hint={t('studio.gemstones.new-title-hint')}
          lang={defaultLanguage}
          name="title"
          maxLength={maxTextCharacters.title}
          autoComplete="off"
          defaultValue={form.typed('title')}
          error={form.findErrors('title')[0]}
        />
        <SelectField
          label={t('studio.gemstones.category')}
          name="category_id"
          placeholder={t('studio.gemstones.choose')}
          choices={categories.map((one) => ({
            value: String(one.id),
            label: translated(one.translations, id)?.title ?? String(one.id),
          }))}
          defaultValue={form.typed('category_id')}
          error={form.findErrors('category_id')[0]}
        />
      </div>
      <div className={styles.actions}>
        <Button {...form.submitProps}>{t('studio.gemstones.add-submit')}</Button>
      </div>
    </form>
  )
}
