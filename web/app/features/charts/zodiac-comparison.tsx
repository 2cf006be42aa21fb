import type { TwoZodiacs } from '@rashi/contract'
import { charts } from '@rashi/contract/texts/en/charts'
import { twoZodiacs } from '@rashi/contract/texts/en/two-zodiacs'
import { validation } from '@rashi/contract/texts/en/validation'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { api } from '../../lib/client-api.ts'
import { useCall } from '../../lib/calls.ts'
import { registerTexts, useTranslate, type TextKey } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts'
import {
  missingForLookup,
  readBirth,
  refusedBirth,
  type Birth,
  type BirthErrors,
} from './birth-fields.rules.ts'
import { BirthFields } from './birth-fields.tsx'
import { findCarriedBirth } from './carried-birth.ts'
import { toBirthInput } from './find-signs.ts'
import styles from './zodiac-comparison.module.css'
import { ZodiacTable } from './zodiac-table.tsx'

registerTexts({ ...charts, ...validation, ...twoZodiacs })

/** Asks for a birth and shows its Sun and Moon in both zodiacs. The birth is kept nowhere. */
export function ZodiacComparison() {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [missing, setMissing] = useState<BirthErrors<TextKey>>({})
  const [filled, setFilled] = useState<Birth>()
  const [result, setResult] = useState<{ birth: Birth; found: TwoZodiacs }>()
  const call = useCall(async (birth: Birth) => {
    const body = toBirthInput(birth)
    return body && (await api.guest('POST /two-zodiacs', { body })).twoZodiacs
  })
  const refused = refusedBirth(call.failure?.errors ?? {}, {
    moment: 'date_of_birth',
    place: 'place_of_birth',
  })
  const toText = (key: TextKey | undefined) => key && t(key)

  // The birth of a lookup in this tab, which only the browser knows.
  useEffect(() => setFilled(findCarriedBirth()), [])
  useEffect(() => {
    if (form.current) focusFirstInvalid(form.current)
  }, [missing, call.failure])
  useEffect(() => heading.current?.focus(), [result])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const birth = readBirth(new FormData(event.currentTarget))
    call.clearFailure()
    const lacking = missingForLookup(birth)
    setMissing(lacking ?? {})
    if (lacking) return
    const found = await call.run(birth)
    if (found) setResult({ birth, found })
  }

  return (
    <div className={styles.comparison}>
      <form
        ref={form}
        noValidate
        method="post"
        className={styles.form}
        onSubmit={(event) => void submit(event)}
      >
        <p>{t('zodiacs.lead')}</p>
        <BirthFields
          key={filled ? 'filled' : 'empty'}
          birth={filled}
          errors={{
            date: toText(missing.date) ?? refused.date,
            time: toText(missing.time),
            place: toText(missing.place) ?? refused.place,
          }}
        />
        <Button type="submit" wide busy={call.isBusy} needsScript>
          {t('zodiacs.compare')}
        </Button>
      </form>
      <div className={styles.result} aria-busy={call.isBusy || undefined}>
        {result && <ZodiacTable {...result} headingRef={heading} />}
      </div>
    </div>
  )
}
