import type { ResponseOf } from '@rashi/contract'
import { inLanguage } from '@rashi/contract/languages.rules'
import { dateFormat } from '@rashi/contract/dates.rules'
import { signs } from '@rashi/contract/texts/en/signs'
import { registerTexts, useLanguage, useTranslate } from '../../../lib/texts.ts'

registerTexts(signs)

export type ListedPeriod = ResponseOf<'GET /studio/horoscopes'>['periods'][number]
export type ShownPeriod = ResponseOf<'GET /studio/horoscope'>
export type DeskPart = ShownPeriod['parts'][number]
export type DeskText = ShownPeriod['parts'][number]['texts'][number]
type NamedPeriod = Omit<ListedPeriod, 'languages'>

/** Returns functions that name a period, and say when readers see it. */
export function usePeriodTexts() {
  const t = useTranslate()
  const { code } = useLanguage()
  const format = dateFormat(code, { dateStyle: 'long', timeZone: 'UTC' })
  const formatDay = (day: string) => format.format(Date.parse(day))
  return {
    formatDay,
    /** Names a part in a language, a text of the period itself in that of the page. */
    nameText: (kind: DeskPart['kind'], names: DeskPart['names'], languageId: number) =>
      kind === 'part'
        ? (inLanguage(names, languageId)?.text ?? '')
        : t(`studio.horoscopes.kind-${kind}`),
    namePeriod: ({ sign, starts_on, ends_on }: NamedPeriod) =>
      t('studio.horoscopes.name', {
        sign: t(`charts.sign.${sign}`),
        days: format.formatRange(Date.parse(starts_on), Date.parse(ends_on)),
      }),
    sayWhenSeen: ({ is_published, starts_on, ends_on }: NamedPeriod) => {
      if (!is_published) return t('studio.horoscopes.coming', { day: formatDay(starts_on) })
      const isOver = Date.parse(ends_on) + 86_400_000 <= Date.now()
      return t(isOver ? 'studio.horoscopes.over' : 'studio.horoscopes.running')
    },
  }
}
