import { studio } from '@rashi/contract/texts/en/studio'
import { useTranslate, type TextKey } from '../../lib/texts.ts'

/** Returns a function that says an act in words. One without a text, such as an operator's command, keeps its name. */
export function useActText(): (act: string) => string {
  const t = useTranslate()
  return (act) => {
    const key = `studio.act.${act.replaceAll(' ', '-')}`
    return key in studio ? t(key as TextKey) : act
  }
}
