import {
  languageCodes,
  languageIdOf,
  languages,
  type LanguageCode,
} from '@rashi/contract/languages.rules'
import { useTranslate } from '../../../lib/texts.ts'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { withErrors, type Found } from '../../identity/access.entry.ts'
import styles from '../studio.module.css'

/** A text that is written in every language. */
export interface TextOfEach<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly hint?: string
  readonly maxLength: number
  /** How many lines its field has; one line without it. */
  readonly rows?: number
}

type Rows<Name extends string> = readonly ({ readonly language_id: number } & Readonly<
  Record<Name, string>
>)[]

const inputName = (name: string, code: LanguageCode) => `${name}_${code}`
const read = (form: FormData, name: string) => String(form.get(name) ?? '').trim()

/** Reads the texts of every language from the form. */
export const readTexts = <Name extends string>(
  form: FormData,
  names: readonly Name[],
): ({ language_id: number } & Record<Name, string>)[] =>
  languageCodes.map((code) => ({
    language_id: languageIdOf(code),
    ...(Object.fromEntries(
      names.map((name) => [name, read(form, inputName(name, code))]),
    ) as Record<Name, string>),
  }))

/** Finds the texts that are missing. */
export const checkTexts = (form: FormData, names: readonly string[]): Found =>
  withErrors(
    Object.fromEntries(
      languageCodes.flatMap((code) =>
        names.map((name) => [
          inputName(name, code),
          [
            read(form, inputName(name, code)) === ''
              ? ('studio.consultations.missing' as const)
              : undefined,
          ],
        ]),
      ),
    ),
  )

/** The fields of texts, the languages side by side. */
export function TextFields<Name extends string>({
  texts,
  rows,
  typed,
  findError,
}: {
  texts: readonly TextOfEach<Name>[]
  rows: Rows<Name>
  typed: (name: string) => string | undefined
  findError: (name: string) => string | undefined
}) {
  const t = useTranslate()
  return (
    <div className={styles.sides}>
      {languageCodes.map((code) => {
        const row = rows.find(({ language_id }) => language_id === languageIdOf(code))
        return (
          <div key={code} className={styles.form}>
            {texts.map(({ name, label, hint, maxLength, rows: lines }) => {
              const field = inputName(name, code)
              const shared = {
                label: t('studio.consultations.in-language', {
                  field: label,
                  language: languages[code].name,
                }),
                ...(hint !== undefined && { hint }),
                name: field,
                lang: code,
                maxLength,
                defaultValue: typed(field) ?? row?.[name] ?? '',
                error: findError(field),
              }
              return lines === undefined ? (
                <TextField key={name} {...shared} autoComplete="off" />
              ) : (
                <TextAreaField key={name} {...shared} rows={lines} />
              )
            })}
          </div>
        )
      })}
    </div>
  )
}
