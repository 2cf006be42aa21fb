import { dateFormat } from '@rashi/contract/dates.rules'
import { inLanguage, timeZoneOf } from '@rashi/contract/languages.rules'
import { useId } from 'react'
import { useLanguage, useTranslate } from '../../../lib/texts.ts'
import type { ShownPeriod } from './desk-texts.ts'
import desk from './desk.module.css'

/** Shows the sky of a period, with the days of the language's time zone, as the texts have them. */
export function SkyFacts({ facts: { places, events } }: { facts: ShownPeriod['facts'] }) {
  const t = useTranslate()
  const id = useId()
  const language = useLanguage()
  const day = dateFormat(language.code, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: timeZoneOf(language.code),
  })
  return (
    <aside aria-labelledby={id} className={desk.facts}>
      <h2 id={id}>{t('studio.horoscopes.facts')}</h2>
      <h3>{t('studio.horoscopes.events')}</h3>
      <ul role="list">
        {events.map(({ at, translations }) => {
          const text = inLanguage(translations, language.id)?.text
          return (
            <li key={`${at} ${text}`}>
              <time dateTime={at}>{day.format(new Date(at))}</time> {text}
            </li>
          )
        })}
      </ul>
      <h3>{t('studio.horoscopes.places')}</h3>
      <ul role="list">
        {places.map(({ translations }) => {
          const text = inLanguage(translations, language.id)?.text
          return <li key={text}>{text}</li>
        })}
      </ul>
    </aside>
  )
}
