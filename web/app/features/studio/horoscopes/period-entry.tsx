import { languageCodeOf, languages } from '@rashi/contract/languages.rules'
import { useTranslate } from '../../../lib/texts.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import styles from '../studio.module.css'
import { type ListedPeriod, usePeriodTexts } from './desk-texts.ts'
import desk from './desk.module.css'

/** A period of the list, with the state of its texts in each language. */
export function PeriodEntry({ period }: { period: ListedPeriod }) {
  const t = useTranslate()
  const { namePeriod, sayWhenSeen } = usePeriodTexts()
  return (
    <li className={styles.entry}>
      <div>
        <TextLink alone to={`/studio/horoscopes/${period.id}`}>
          {namePeriod(period)}
        </TextLink>
        <p className={styles.quiet}>
          {t(`studio.horoscopes.${period.reading_period}`)} · {sayWhenSeen(period)}
        </p>
      </div>
      <dl className={desk.states}>
        {period.languages.map(({ language_id, title, ...counts }) => {
          const code = languageCodeOf(language_id)
          return (
            <div key={language_id}>
              <dt lang={code}>{languages[code].name}</dt>
              <dd>
                <span lang={code}>{title}</span> · {sayStates(t, counts)}
              </dd>
            </div>
          )
        })}
      </dl>
    </li>
  )
}

const counted = ['waiting', 'drafts', 'edited', 'errors', 'warnings'] as const

function sayStates(
  t: ReturnType<typeof useTranslate>,
  counts: Record<(typeof counted)[number], number>,
): string {
  const said = counted.filter((name) => counts[name] > 0)
  return said.length === 0
    ? t('studio.horoscopes.state-almanac')
    : said.map((name) => t(`studio.horoscopes.${name}-of`, { count: counts[name] })).join(', ')
}
