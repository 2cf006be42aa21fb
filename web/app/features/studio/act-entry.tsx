import type { ResponseOf } from '@rashi/contract'
import { useId } from 'react'
import { useTranslate } from '../../lib/texts.ts'
import { Fact } from '../../ui/fact.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { listChanges, showValue } from './record.rules.ts'
import { useInstants } from './staff-texts.ts'
import styles from './studio.module.css'
import { useRecordTexts } from './use-record-texts.ts'

type Act = ResponseOf<'GET /studio/acts'>['acts'][number]

/** One act of the record: who, what and when, what it changed, and from where. */
export function ActEntry({ act }: { act: Act }) {
  const t = useTranslate()
  const { actText, objectText } = useRecordTexts()
  const { formatTime } = useInstants()
  const { who, object, object_id } = act
  return (
    <li className={styles.entry}>
      <div className={styles.whole}>
        <p className={styles.name}>{actText(act.act)}</p>
        <p className={styles.quiet}>
          {who} · <time dateTime={act.at}>{formatTime(act.at)}</time>
        </p>
        {object !== null && (
          <p className={styles.quiet}>
            {[objectText(object), object_id].filter(Boolean).join(' ')}{' '}
            {object_id !== null && (
              <TextLink
                to={`/studio/record?${new URLSearchParams({ object, object_id })}`}
                aria-label={`${t('studio.record.about-this')}: ${objectText(object)} ${object_id}`}
              >
                {t('studio.record.about-this')}
              </TextLink>
            )}
          </p>
        )}
        <Changes act={act} />
        <Details act={act} />
      </div>
    </li>
  )
}

function Changes({ act: { before, after } }: { act: Act }) {
  const t = useTranslate()
  const { fieldText } = useRecordTexts()
  const changes = listChanges(before, after)
  if (changes.length === 0) return null
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('studio.record.changed')}</th>
          <th scope="col">{t('studio.record.before')}</th>
          <th scope="col">{t('studio.record.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before: was, after: is }) => (
          <tr key={name}>
            <th scope="row">{fieldText(name)}</th>
            <td>{was ?? t('studio.record.nothing')}</td>
            <td>{is ?? t('studio.record.nothing')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Details({ act }: { act: Act }) {
  const t = useTranslate()
  const { fieldText } = useRecordTexts()
  const id = useId()
  const details = Object.entries(act.details).flatMap(([name, value]) => {
    const text = showValue(value)
    return text === undefined ? [] : [{ name: fieldText(name), text }]
  })
  const origin = [
    { name: t('studio.record.os-account'), text: act.os_account },
    { name: t('studio.record.address'), text: act.address },
    { name: t('studio.record.request'), text: act.request_id },
  ].flatMap(({ name, text }) => (text === null ? [] : [{ name, text }]))
  return (
    <details className={styles.more}>
      <summary id={id}>{t('studio.record.details')}</summary>
      <dl className={styles.facts} aria-labelledby={id}>
        {[...details, ...origin].map(({ name, text }) => (
          <Fact key={name} name={name}>
            {text}
          </Fact>
        ))}
      </dl>
    </details>
  )
}
