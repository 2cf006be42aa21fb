import type { GeneratedHoroscope, PlaceOfBirth } from '@rashi/contract'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import {
  birthMoment,
  missingBirth,
  readBirth,
  refusedBirth,
  type BirthErrors,
} from './birth-fields.rules.ts'
import { useCall } from '../../lib/calls.ts'
import { useTranslate, type TextKey } from '../../lib/texts.ts'
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts'

export interface BirthInput {
  date_of_birth: string
  place_of_birth: PlaceOfBirth
}

/** The state of a lookup form. Errors are shown beside their fields; the result takes the focus. */
export function useLookup(find: (birth: BirthInput) => Promise<GeneratedHoroscope>) {
  const t = useTranslate()
  const call = useCall(find)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [missing, setMissing] = useState<BirthErrors<TextKey>>({})
  const [result, setResult] = useState<{ found: GeneratedHoroscope; place: string }>()

  const refused = refusedBirth(call.failure?.errors ?? {}, {
    moment: 'date_of_birth',
    place: 'place_of_birth',
  })
  const toText = (key: TextKey | undefined) => key && t(key)
  const errors: BirthErrors = {
    date: toText(missing.date) ?? refused.date,
    time: toText(missing.time),
    place: toText(missing.place) ?? refused.place,
  }

  useEffect(() => {
    if (form.current) focusFirstInvalid(form.current)
  }, [missing, call.failure])
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [result])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const birth = readBirth(new FormData(event.currentTarget))
    const moment = birthMoment(birth)
    call.clearFailure()
    setMissing(
      missingBirth(birth, {
        date: 'charts.lookup.date-required',
        time: 'charts.lookup.time-required',
      }),
    )
    if (moment === undefined || birth.place === undefined) return
    const found = await call.run({ date_of_birth: moment, place_of_birth: birth.place })
    if (found) setResult({ found, place: birth.place.formatted_address })
  }

  return {
    form,
    heading,
    errors,
    result,
    isBusy: call.isBusy,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  }
}
