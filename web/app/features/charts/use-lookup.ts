import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCall } from '../../lib/calls.ts'
import { useTranslate, type TextKey } from '../../lib/texts.ts'
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { findsAtOnce } from './arrival.rules.ts'
import {
  birthNames,
  missingForLookup,
  readBirth,
  refusedBirth,
  type Birth,
  type BirthErrors,
} from './birth-fields.rules.ts'
import { carriedBirth, findCarriedBirth } from './carried-birth.ts'
import { findSigns, type FindSign, type SignOfBirth } from './find-signs.ts'

export type Point = 'moonsign' | 'rising'

export interface LookupResult {
  readonly birth: Birth
  /** None for a rising sign without a time of birth, two for a moonsign that changed on the day. */
  readonly signs: readonly SignOfBirth[]
}

/**
 * The state of a lookup. It runs at once where a link asks for it and a birth was typed before, so that reload and
 * Back show the result again; its form is then folded. Errors are shown beside their fields; the result takes the
 * focus.
 */
export function useLookup(point: Point, find: FindSign) {
  const t = useTranslate()
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const { search, state } = useLocation()
  const call = useCall(async (birth: Birth) =>
    point === 'rising' && birth.timeUnknown ? [] : findSigns(find, birth),
  )
  const form = useRef<HTMLFormElement>(null)
  const answer = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasArrived = useRef(false)
  const [missing, setMissing] = useState<BirthErrors<TextKey>>({})
  const [result, setResult] = useState<LookupResult>()
  const [folded, setFolded] = useState(() =>
    isHydrated && findsAtOnce(state) ? findCarriedBirth() : undefined,
  )
  /** The birth that fills in the fields when they are shown. */
  const [filled, setFilled] = useState<Birth>()

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
    const top = answer.current?.getBoundingClientRect().top ?? 0
    // On a phone the result begins below the form.
    if (top < 0 || top > window.innerHeight / 2) answer.current?.scrollIntoView()
  }, [result])
  useEffect(() => {
    if (hasArrived.current) return
    hasArrived.current = true
    const carried = findCarriedBirth()
    if (!carried) return
    setFilled(carried)
    if (!findsAtOnce(state)) return
    setFolded(carried)
    void run(carried)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the page is opened
  }, [])

  async function run(birth: Birth) {
    const carried = findCarriedBirth()
    const wasRevealed = carried?.isRevealed && isSameBirth(carried, birth)
    carriedBirth.set({ ...birth, isRevealed: wasRevealed })
    const signs = await call.run(birth)
    if (!signs) return open(birth)
    carriedBirth.set({ ...birth, isRevealed: point === 'moonsign' || wasRevealed })
    setResult({ birth, signs })
    if (!findsAtOnce(state))
      void navigate({ search }, { replace: true, state: { find: true }, preventScrollReset: true })
  }

  /** Shows the fields with the values of a birth. */
  function open(birth: Birth) {
    setFilled(birth)
    setFolded(undefined)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const birth = readBirth(new FormData(event.currentTarget))
    call.clearFailure()
    const lacking = missingForLookup(birth)
    setMissing(lacking ?? {})
    if (!lacking) void run(birth)
  }

  return {
    form,
    answer,
    heading,
    errors,
    result,
    folded,
    filled,
    isBusy: call.isBusy,
    submit,
    change: () => {
      if (!folded) return
      open(folded)
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[name="${birthNames.date}"]`)?.focus(),
      )
    },
  }
}

const isSameBirth = (one: Birth, other: Birth): boolean =>
  one.date === other.date &&
  one.time === other.time &&
  one.place?.formatted_address === other.place?.formatted_address
