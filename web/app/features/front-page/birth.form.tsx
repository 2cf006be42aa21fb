import { charts } from '@rashi/contract/texts/en/charts'
import { validation } from '@rashi/contract/texts/en/validation'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import {
  BirthFields,
  carriedBirth,
  missingBirth,
  readBirth,
  type BirthErrors,
} from '../charts/birth-fields.entry.ts'
import { registerTexts, useTranslate, type TextKey } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts'
import { useLinkAddress } from '../../ui/page-link.tsx'
import styles from './birth.form.module.css'

registerTexts({ ...charts, ...validation })

/** Asks for a birth and opens the lookup with it, which finds the sign at once. */
export function BirthForm() {
  const t = useTranslate()
  const navigate = useNavigate()
  const complete = useLinkAddress()
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<BirthErrors<TextKey>>({})
  const toText = (key: TextKey | undefined) => key && t(key)

  useEffect(() => {
    if (form.current) focusFirstInvalid(form.current)
  }, [missing])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const birth = readBirth(new FormData(event.currentTarget))
    const found = missingBirth(birth, {
      date: 'charts.lookup.date-required',
      time: 'charts.lookup.time-required',
    })
    setMissing(found)
    if (found.date ?? found.time ?? found.place) return
    carriedBirth.set(birth)
    void navigate(complete('/moonsign-lookup'), { state: { find: true } })
  }

  return (
    <form ref={form} noValidate method="post" className={styles.form} onSubmit={submit}>
      <BirthFields
        errors={{
          date: toText(missing.date),
          time: toText(missing.time),
          place: toText(missing.place),
        }}
      />
      <Button type="submit" wide needsScript>
        {t('front.find')}
      </Button>
      <p className={styles.free}>{t('front.free')}</p>
    </form>
  )
}
