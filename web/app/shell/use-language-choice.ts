import { useEffect, useRef, useState } from 'react'
import { useLanguage, type TextKey } from '../lib/texts.ts'
import { readLanguageChoice } from './language-choice.rules.ts'

/** The state of a language control: its value, its error and its change handler. */
export function useLanguageChoice() {
  const { id, choices, choose } = useLanguage()
  const [refusal, setRefusal] = useState<TextKey>()
  const [isBusy, setIsBusy] = useState(false)
  async function change(value: string) {
    const choice = readLanguageChoice(value, choices)
    setRefusal('refusal' in choice ? choice.refusal : undefined)
    if ('refusal' in choice) return
    setIsBusy(true)
    await choose(choice.id).finally(() => setIsBusy(false))
  }
  const isOffered = choices.some((choice) => choice.id === id)
  return { value: isOffered ? String(id) : '', isOffered, choices, refusal, isBusy, change }
}

/**
 * Handles a select that the server rendered, including a choice made before hydration. The select is uncontrolled,
 * because React would reset a controlled one to the server's value before the choice is read.
 */
export function useEarlyChoice(value: string, change: (value: string) => Promise<void>) {
  const select = useRef<HTMLSelectElement>(null)
  const isHydrated = useRef(false)
  useEffect(() => {
    const element = select.current
    if (!element) return
    if (isHydrated.current) element.value = value
    else if (element.value !== value) void change(element.value)
    isHydrated.current = true
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another `change` is not another choice
  }, [value])
  return select
}
