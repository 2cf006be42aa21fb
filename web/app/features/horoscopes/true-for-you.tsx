import type { FeedbackAnswer, Period } from '@rashi/contract'
import { useEffect, useState } from 'react'
import { useCall } from '../../lib/calls.ts'
import { api } from '../../lib/client-api.ts'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import styles from './true-for-you.module.css'

const answers: readonly FeedbackAnswer[] = ['yes', 'partly', 'no']

/** Asks a reader whether a period was true; the answer is for the reader alone and may be changed. */
export function TrueForYou({ period }: { period: Period }) {
  const t = useTranslate()
  const [given, setGiven] = useState<FeedbackAnswer | null>(null)
  const [isSaved, setIsSaved] = useState(false)
  const saving = useCall((answer: FeedbackAnswer) =>
    api.user('POST /user/save-reading-feedback', {
      body: { horoscope_data_id: period.id, answer },
    }),
  )

  useEffect(() => {
    let isShown = true
    api
      .user('GET /user/reading-feedback/:horoscope_data_id', {
        params: { horoscope_data_id: `${period.id}` },
      })
      // An answer that was given meanwhile stays.
      .then(({ answer }) => isShown && setGiven((before) => before ?? answer))
      .catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [period.id])

  async function give(answer: FeedbackAnswer) {
    const before = given
    setGiven(answer)
    setIsSaved(false)
    const saved = await saving.run(answer)
    setGiven(saved ? saved.answer : before)
    setIsSaved(saved !== undefined)
  }

  return (
    <section aria-labelledby="true-for-you" className={styles.question}>
      <h2 id="true-for-you">{t('horoscopes.true.title')}</h2>
      <div role="group" aria-labelledby="true-for-you" className={styles.answers}>
        {answers.map((answer) => (
          <Button
            key={answer}
            kind="quiet"
            aria-pressed={answer === given}
            className={styles.answer}
            busy={saving.isBusy && answer === given}
            onClick={() => void (saving.isBusy || give(answer))}
          >
            {t(`horoscopes.true.${answer}`)}
          </Button>
        ))}
      </div>
      <p className={styles.note} role="status">
        {t(isSaved ? 'horoscopes.true.saved' : 'horoscopes.true.private')}
      </p>
    </section>
  )
}
