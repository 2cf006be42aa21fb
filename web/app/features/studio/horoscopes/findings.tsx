import { useTranslate } from '../../../lib/texts.ts'
import { AlertIcon, InfoIcon } from '../../../ui/icon.tsx'
import styles from '../studio.module.css'
import { type DeskText, usePeriodTexts } from './desk-texts.ts'
import desk from './desk.module.css'

type Found = NonNullable<DeskText['draft']>['findings']

/** Lists the findings of the checks in a draft, errors first. */
export function Findings({ findings }: { findings: Found }) {
  const t = useTranslate()
  const { formatDay } = usePeriodTexts()
  if (findings.length === 0)
    return <p className={styles.quiet}>{t('studio.horoscopes.no-findings')}</p>
  const sorted = findings.toSorted((one, other) => Number(other.is_error) - Number(one.is_error))
  return (
    <ul role="list" aria-label={t('studio.horoscopes.findings')} className={desk.findings}>
      {sorted.map(({ code, is_error, values }) => (
        <li
          key={`${code} ${JSON.stringify(values)}`}
          className={is_error ? desk.error : desk.warning}
        >
          {is_error ? <AlertIcon size={18} /> : <InfoIcon size={18} />}
          <span>
            <strong>
              {t(is_error ? 'studio.horoscopes.error' : 'studio.horoscopes.warning')}:
            </strong>{' '}
            {t(`studio.horoscopes.finding-${code}`, {
              ...values,
              ...(values['date'] === undefined ? {} : { date: formatDay(values['date']) }),
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}
