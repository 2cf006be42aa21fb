import type { Period, SingleHoroscope } from '@rashi/contract'
import { PageHead } from '../../lib/page-head.tsx'
import { plainText } from '../../lib/rich-text.tsx'
import { article, breadcrumbs } from '../../lib/structured-data.rules.ts'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { toReadingPeriod } from './horoscope-path.rules.ts'

/** The metadata of a sign's week, month or year for search engines and shared links. */
export function EditionHead({
  horoscope,
  period,
  name,
  dates,
}: {
  horoscope: SingleHoroscope
  period: Period | undefined
  name: string
  dates: string
}) {
  const t = useTranslate()
  const { id, code } = useLanguage()
  const readingPeriod = toReadingPeriod(horoscope.type)
  const title = t(`horoscopes.title-${readingPeriod}`, { sign: name, dates })
  const translation = period && translated(period.translations, id)
  if (!period || !translation) return <PageHead title={title} hidden />
  const description = plainText(translation.description_preview)
  const sign = horoscope.key.toLowerCase()
  return (
    <PageHead
      title={title}
      description={description}
      picture={{
        path: `/media/share/${code}/${readingPeriod}/${sign}/${period.date}.png`,
        alt: t('horoscopes.plate', { sign: name }),
      }}
      articleOf={period.date}
      about={(page) => [
        breadcrumbs(page, [{ name: title, address: page.address }]),
        article(page, {
          headline: title,
          description,
          address: page.address,
          picture: page.picture,
          publishedOn: period.date,
          languageCode: code,
          isFree: translation.description !== undefined,
        }),
      ]}
    />
  )
}
