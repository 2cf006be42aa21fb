import { useEffect, useRef, useState } from 'react'
import { useLanguage, type TextKey } from '../lib/texts.ts'
import { readLanguageChoice } from './language-choice.rules.ts'

/** A language control: what it shows, what it says is wrong, and what a change of it does. */
export function useLanguageChoice() {
  const { id, choices, choose } = useLanguage()
  const [refusal, setRefusal] = useState<TextKey>()
  const [isBusy, setIsBusy] = useState(false)
  async function take(value: string) {
    const choice = readLanguageChoice(value, choices)
    setRefusal('refusal' in choice ? choice.refusal : undefined)
    if ('refusal' in choice) return
    setIsBusy(true)
    await choose(choice.id).finally(() => setIsBusy(false))
  }
  const isOffered = choices.some((choice) => choice.id === id)
  return { value: isOffered ? String(id) : '', isOffered, choices, refusal, isBusy, take }
}

/**
 * For a select that the server has drawn: a choice made before the page came alive counts too. It keeps
 * its own value, since a controlled one would be put back to the server's before the choice is heard.
 */
export function useEarlyChoice(value: string, take: (value: string) => Promise<void>) {
  const select = useRef<HTMLSelectElement>(null)
  const isAlive = useRef(false)
  useEffect(() => {
    const element = select.current
    if (!element) return
    if (isAlive.current) element.value = value
    else if (element.value !== value) void take(element.value)
    isAlive.current = true
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new `take` is no new choice
  }, [value])
  return select
}
