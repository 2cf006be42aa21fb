import type { Period, SingleHoroscope } from '@rashi/contract'
import { PageHead } from '../../lib/page-head.tsx'
import { plainText } from '../../lib/plain-text.rules.ts'
import { article, breadcrumbs } from '../../lib/structured-data.rules.ts'
import { translated, useLanguage, useSay } from '../../lib/texts.ts'
import { timePeriodOf } from './horoscope-path.rules.ts'

/** What search engines and shared links are told about a sign's week, month or year. */
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
  const say = useSay()
  const { id, code } = useLanguage()
  const timePeriod = timePeriodOf(horoscope.type)
  const title = say(`horoscopes.title-${timePeriod}`, { sign: name, dates })
  const words = period && translated(period.translations, id)
  if (!period || !words) return <PageHead title={title} hidden />
  const description = plainText(words.description_preview)
  const sign = horoscope.key.toLowerCase()
  return (
    <PageHead
      title={title}
      description={description}
      picture={{
        path: `/media/share/${code}/${timePeriod}/${sign}/${period.date}.png`,
        alt: say('horoscopes.plate', { sign: name }),
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
          isFree: words.description !== undefined,
        }),
      ]}
    />
  )
}
