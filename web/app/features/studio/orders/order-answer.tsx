import type { ResponseOf } from '@rashi/contract'
import { splitParagraphs } from '@rashi/contract/consultation-orders.rules'
import { languageCodeOf } from '@rashi/contract/languages.rules'
import { useState } from 'react'
import { useTranslate } from '../../../lib/texts.ts'
import { AccountSection } from '../../identity/access.entry.ts'
import { useInstants } from '../staff-texts.ts'
import styles from '../studio.module.css'
import { AnswerEditor } from './answer-editor.tsx'

type Order = ResponseOf<'GET /studio/order'>['order']

/** The answer and its additions, and the editor of the next one. */
export function OrderAnswer({
  order,
  onChanged,
}: {
  order: Order
  onChanged: (order: Order) => void
}) {
  const t = useTranslate()
  const { formatTime } = useInstants()
  /** Counts what was sent from here, so that the editor is empty after it. */
  const [sent, setSent] = useState(0)
  const { answers, answered_at, state, language_id } = order
  return (
    <>
      {answered_at !== null && answers.length === 0 && (
        <p className={styles.note}>{t('studio.order.answered-elsewhere')}</p>
      )}
      {answers.map(({ text, answered_by, sent_at }, index) => (
        <AccountSection
          key={sent_at}
          title={t(index === 0 ? 'studio.order.answer' : 'studio.order.addition')}
        >
          <div className={styles.letter} lang={languageCodeOf(language_id)}>
            {splitParagraphs(text).map((paragraph, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- what was sent never changes
              <p key={at}>{paragraph}</p>
            ))}
          </div>
          <p className={styles.quiet}>
            {t('studio.order.by', { name: answered_by, when: formatTime(sent_at) })}
          </p>
        </AccountSection>
      ))}
      {state === 'refunded' ? (
        <p className={styles.note}>{t('studio.order.closed')}</p>
      ) : (
        <AccountSection
          title={t(answered_at === null ? 'studio.order.write' : 'studio.order.write-addition')}
        >
          <AnswerEditor
            key={sent}
            order={order}
            onChanged={onChanged}
            onSent={() => setSent(sent + 1)}
          />
        </AccountSection>
      )}
    </>
  )
}
