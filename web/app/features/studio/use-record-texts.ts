import { isLanguageCode, languages } from '@rashi/contract/languages.rules'
import { studioTexts } from '@rashi/contract/texts/en/studio-all'
import { useTranslate, type TextKey } from '../../lib/texts.ts'

/** A field of one language, such as `title en` or `title_hi`. */
const fieldOfLanguage = /^(?<name>.+)[ _](?<code>[a-z]{2})$/

/**
 * Returns functions that say the names of the record in words. A name without a text, such as an operator's command, is
 * said as it is recorded.
 */
export function useRecordTexts() {
  const t = useTranslate()
  const say = (kind: 'act' | 'object' | 'field', name: string): string => {
    const key = `studio.${kind}.${name.replaceAll(' ', '-')}`
    return key in studioTexts ? t(key as TextKey) : name
  }
  return {
    actText: (act: string) => say('act', act),
    objectText: (object: string) => say('object', object),
    fieldText(field: string): string {
      const { name = field, code } = fieldOfLanguage.exec(field)?.groups ?? {}
      return code !== undefined && isLanguageCode(code)
        ? `${say('field', name)} (${languages[code].name})`
        : say('field', field)
    },
  }
}
