import { useState, type ChangeEvent } from 'react'
import { useLanguage, type TextKey } from '../lib/texts.ts'
import { readLanguageChoice } from './language-choice.rules.ts'

/** A language control: what it shows, what it says is wrong, and what a change of it does. */
export function useLanguageChoice() {
  const { id, choices, choose } = useLanguage()
  const [refusal, setRefusal] = useState<TextKey>()
  const [isBusy, setIsBusy] = useState(false)
  async function change({ target }: ChangeEvent<HTMLSelectElement>) {
    const choice = readLanguageChoice(target.value, choices)
    setRefusal('refusal' in choice ? choice.refusal : undefined)
    if ('refusal' in choice) return
    setIsBusy(true)
    await choose(choice.id).finally(() => setIsBusy(false))
  }
  const isOffered = choices.some((choice) => choice.id === id)
  return { value: isOffered ? String(id) : '', isOffered, choices, refusal, isBusy, change }
}
