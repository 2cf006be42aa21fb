import { languageCodeOf, languages } from '@rashi/contract/languages.rules'
import { maxAltCharacters, maxGemstonePictures } from '@rashi/contract/studio-gemstones.rules'
import { pictureFile } from '@rashi/contract/uploaded-pictures.rules'
import { useEffect, useRef } from 'react'
import { useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from '../studio.module.css'
import { AddPicture, type Picture } from './add-picture.tsx'
import own from './gemstones.module.css'

/** The part of the form that the fields need. */
interface Fields {
  typed(field: string): string | undefined
  findErrors(field: string): string[]
}

/** The pictures of a gemstone in their order, each with what it shows in every language. */
export function PicturesField({
  pictures,
  drawing,
  isNeeded,
  languageIds,
  form,
  onChanged,
}: {
  pictures: readonly Picture[]
  drawing: string | null
  /** Whether visitors see the gemstone by its pictures alone, so that the last one stays. */
  isNeeded: boolean
  languageIds: readonly number[]
  form: Fields
  onChanged: (pictures: Picture[]) => void
}) {
  const t = useTranslate()
  const list = useRef<HTMLUListElement>(null)
  /** The picture whose first field takes the focus once it stands at its new place. */
  const toFocus = useRef<string>(undefined)
  useEffect(() => {
    if (toFocus.current === undefined) return
    const item = list.current?.querySelector(`[data-picture="${toFocus.current}"] input`)
    toFocus.current = undefined
    if (item instanceof HTMLInputElement) item.focus()
  }, [pictures])

  const moveUp = (index: number) => {
    const moved = pictures[index]
    if (!moved) return
    toFocus.current = moved.id
    const others = pictures.filter((one) => one !== moved)
    onChanged(others.toSpliced(index - 1, 0, moved))
  }
  return (
    <section aria-labelledby="pictures" className={styles.form}>
      <h2 id="pictures">{t('studio.gemstone.pictures')}</h2>
      {pictures.length === 0 && drawing === null && (
        <p className={styles.quiet}>{t('studio.gemstone.needs-picture')}</p>
      )}
      {pictures.length === 0 && drawing !== null && (
        <>
          <span className={own.plate}>
            <img src={drawing} alt="" width="160" height="160" />
          </span>
          <p className={styles.quiet}>{t('studio.gemstone.no-pictures')}</p>
        </>
      )}
      <ul role="list" ref={list} className={own.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture.id} data-picture={picture.id} className={own.picture}>
            <span className={own.plate}>
              <img
                src={pictureFile(picture, 320, 'jpg')}
                alt=""
                width={picture.width}
                height={picture.height}
              />
            </span>
            <div className={styles.form}>
              <p className={styles.quiet}>
                {t(index === 0 ? 'studio.gemstone.first' : 'studio.gemstone.number', {
                  number: index + 1,
                })}
              </p>
              {languageIds.map((one) => {
                const field = `alt-${picture.id}-${one}`
                const code = languageCodeOf(one)
                const before = picture.translations.find((texts) => texts.language_id === one)
                return (
                  <TextField
                    key={one}
                    label={t('studio.gemstone.alt', {
                      number: index + 1,
                      language: languages[code].name,
                    })}
                    lang={code}
                    name={field}
                    defaultValue={form.typed(field) ?? before?.alt ?? ''}
                    maxLength={maxAltCharacters}
                    autoComplete="off"
                    error={form.findErrors(field)[0]}
                  />
                )
              })}
              <div className={styles.actions}>
                {index > 0 && (
                  <Button
                    kind="quiet"
                    aria-label={t('studio.gemstone.move-up-of', { number: index + 1 })}
                    onClick={() => moveUp(index)}
                  >
                    {t('studio.gemstone.move-up')}
                  </Button>
                )}
                {!(isNeeded && pictures.length === 1) && (
                  <Button
                    kind="quiet"
                    aria-label={t('studio.gemstone.remove-of', { number: index + 1 })}
                    onClick={() => onChanged(pictures.filter((one) => one !== picture))}
                  >
                    {t('studio.gemstone.remove')}
                  </Button>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {pictures.length < maxGemstonePictures && (
        <AddPicture
          isKnown={(id) => pictures.some((one) => one.id === id)}
          onAdded={(picture) => {
            toFocus.current = picture.id
            onChanged([...pictures, picture])
          }}
        />
      )}
    </section>
  )
}
