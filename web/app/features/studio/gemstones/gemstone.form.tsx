import type { BodyOf, GemstoneCategory, ResponseOf } from '@rashi/contract'
import { languageCodeOf, languages } from '@rashi/contract/languages.rules'
import { maxTextCharacters } from '@rashi/contract/studio-gemstones.rules'
import { useState } from 'react'
import { translated, useLanguage, useTranslate, type TextKey } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { findVideoId } from '../../../ui/video-id.rules.ts'
import { useCheckedForm, withErrors } from '../../identity/access.entry.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import { toMarkup, toTyped } from './description.rules.ts'
import own from './gemstones.module.css'
import { PicturesField } from './pictures-field.tsx'

export type Gemstone = ResponseOf<'GET /studio/gemstone'>
type Texts = Gemstone['translations'][number]
type Form = ReturnType<typeof useCheckedForm<Gemstone>>

const typedIn = (form: FormData, field: string) => String(form.get(field) ?? '').trim()

/** The texts of a gemstone side by side, its video and its pictures, which are saved together. */
export function GemstoneForm({
  gemstone,
  categories,
  onChanged,
}: {
  gemstone: Gemstone
  categories: readonly GemstoneCategory[]
  onChanged: (gemstone: Gemstone) => void
}) {
  const t = useTranslate()
  const { id: languageId } = useLanguage()
  const { id, version, translations, drawing, is_hidden } = gemstone
  const [pictures, setPictures] = useState(gemstone.pictures)
  const languageIds = translations.map(({ language_id }) => language_id)

  /** A hidden gemstone may be saved before it is complete. */
  const emptyOf = (data: FormData, field: string): TextKey | undefined =>
    !is_hidden && typedIn(data, field) === '' ? 'studio.gemstone.empty' : undefined

  const check = (data: FormData) =>
    withErrors(
      Object.fromEntries([
        ...languageIds.flatMap((one) => [
          ...['name', 'title', 'description'].map((field) => [
            `${field}-${one}`,
            [emptyOf(data, `${field}-${one}`)],
          ]),
          [
            `video-${one}`,
            [
              typedIn(data, `video-${one}`) === '' || findVideoId(typedIn(data, `video-${one}`))
                ? undefined
                : 'studio.gemstone.video-wrong',
            ],
          ],
        ]),
        ...pictures.flatMap((picture) =>
          languageIds.map((one) => [
            `alt-${picture.id}-${one}`,
            [emptyOf(data, `alt-${picture.id}-${one}`)],
          ]),
        ),
      ]),
    )

  const toBody = (data: FormData): BodyOf<'POST /studio/change-gemstone'> => ({
    gemstone_id: id,
    version,
    category_id: Number(data.get('category')),
    translations: languageIds.map((one) => ({
      language_id: one,
      name: typedIn(data, `name-${one}`),
      title: typedIn(data, `title-${one}`),
      description: toMarkup(typedIn(data, `description-${one}`)),
      video_link: findVideoId(typedIn(data, `video-${one}`)) ?? null,
      skip_branding: data.has(`branding-${one}`),
    })),
    pictures: pictures.map((picture) => ({
      id: picture.id,
      translations: languageIds.map((one) => ({
        language_id: one,
        alt: typedIn(data, `alt-${picture.id}-${one}`),
      })),
    })),
  })

  const form = useCheckedForm({
    name: `studio-gemstone ${id} ${version}`,
    check,
    send: (data) => studioApi.staff('POST /studio/change-gemstone', { body: toBody(data) }),
    done: (changed) => {
      toast.success(t(is_hidden ? 'studio.gemstone.saved-hidden' : 'studio.gemstone.saved'))
      onChanged(changed)
    },
  })
  return (
    <form {...form.props} className={styles.form} aria-label={t('studio.gemstone.title')}>
      <div className={own.category}>
        <SelectField
          label={t('studio.gemstones.category')}
          name="category"
          defaultValue={form.typed('category') ?? gemstone.category_id}
          choices={categories.map((one) => ({
            value: String(one.id),
            label: translated(one.translations, languageId)?.title ?? String(one.id),
          }))}
        />
      </div>
      <div className={own.sides}>
        {translations.map((texts) => (
          <TextsFields key={texts.language_id} texts={texts} form={form} />
        ))}
      </div>
      <PicturesField
        pictures={pictures}
        drawing={drawing}
        isNeeded={!is_hidden && drawing === null}
        languageIds={languageIds}
        form={form}
        onChanged={setPictures}
      />
      <div className={styles.actions}>
        <Button {...form.submitProps}>{t('studio.gemstone.save')}</Button>
      </div>
    </form>
  )
}

function TextsFields({ texts, form }: { texts: Texts; form: Form }) {
  const t = useTranslate()
  const { language_id, name, title, description, video_link, skip_branding } = texts
  const code = languageCodeOf(language_id)
  const field = (kind: string, value: string) => {
    const own = `${kind}-${language_id}`
    return {
      name: own,
      defaultValue: form.typed(own) ?? value,
      error: form.findErrors(own)[0],
      autoComplete: 'off',
    }
  }
  const wasSkipped = form.draft?.has(`branding-${language_id}`) ?? skip_branding
  return (
    <fieldset className={own.side}>
      <legend>{languages[code].name}</legend>
      <TextField
        label={t('studio.gemstone.title-field')}
        lang={code}
        maxLength={maxTextCharacters.title}
        {...field('title', title)}
      />
      <TextField
        label={t('studio.gemstone.name-field')}
        lang={code}
        maxLength={maxTextCharacters.name}
        {...field('name', name)}
      />
      <TextAreaField
        label={t('studio.gemstone.description')}
        hint={t('studio.gemstone.description-hint')}
        lang={code}
        rows={9}
        maxLength={maxTextCharacters.description}
        {...field('description', toTyped(description))}
      />
      <TextField
        label={t('studio.gemstone.video')}
        hint={t('studio.gemstone.video-hint')}
        inputMode="url"
        maxLength={200}
        {...field('video', video_link ?? '')}
      />
      <CheckboxField
        label={t('studio.gemstone.branding')}
        name={`branding-${language_id}`}
        defaultChecked={wasSkipped}
      />
    </fieldset>
  )
}
