import type { ResponseOf } from '@rashi/contract'
import { splitParagraphs } from '@rashi/contract/consultation-orders.rules'
import { dateFormat, formatBirth } from '@rashi/contract/dates.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import { consultations } from '@rashi/contract/texts/en/consultations'
import { myConsultation } from '@rashi/contract/texts/en/my-consultation'
import { api } from '../../lib/client-api.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { registerTexts, translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import layout from '../../ui/layout.module.css'
import { Prose } from '../../ui/prose.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import type { Route } from './+types/my-consultation.page.ts'
import styles from './my-consultation.module.css'

registerTexts({ ...consultations, ...myConsultation })

type Order = ResponseOf<'GET /user-consultation/:id'>['userConsultation']

export const handle: PageHandle = { title: 'my-consultation.title' }

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) =>
  api.user('GET /user-consultation/:id', { params: { id } })
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton isHeadingLoading />
}

/** An own order: what was asked, and the answer or until when it comes. */
export default function MyConsultationPage({
  loaderData: { userConsultation: order },
}: Route.ComponentProps) {
  const t = useTranslate()
  const { id: languageId, code } = useLanguage()
  const formatDay = useDays()
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <TextLink alone to="/consultations">
        {t('my-consultation.all')}
      </TextLink>
      <h1>{translated(order.consultation.translations, languageId)?.title}</h1>
      <p className={layout.caption}>
        {t('my-consultation.ordered', {
          day: formatDay(order.created_at),
          amount: formatPrice(order.amount, code),
        })}
      </p>
      <div className={layout.beside}>
        <Answer order={order} />
        <div className={styles.asides}>
          <section className={styles.aside} aria-labelledby="asked">
            <h2 id="asked">{t('my-consultation.asked')}</h2>
            <ul className={styles.asked}>
              {order.questions.map((question) => (
                <li key={question.id}>{translated(question.translations, languageId)?.name}</li>
              ))}
              {order.extra_questions && <li className={styles.own}>{order.extra_questions}</li>}
            </ul>
          </section>
          <Birth order={order} />
        </div>
      </div>
      <p className={layout.caption}>{t('consultations.reflection')}</p>
    </div>
  )
}

function useDays() {
  const { code } = useLanguage()
  return (instant: string) => dateFormat(code, { dateStyle: 'long' }).format(new Date(instant))
}

function Answer({ order: { answers, answered_at, due_at } }: { order: Order }) {
  const t = useTranslate()
  const formatDay = useDays()
  if (answered_at === null)
    return (
      <section className={styles.aside} aria-labelledby="waiting">
        <h2 id="waiting">{t('my-consultation.waiting')}</h2>
        <p>{t('my-consultation.waiting-text', { day: formatDay(due_at) })}</p>
      </section>
    )
  if (answers.length === 0)
    return <p>{t('my-consultation.by-email', { day: formatDay(answered_at) })}</p>
  return (
    <div className={styles.answers}>
      {answers.map(({ text, answered_by, sent_at }, index) => (
        <section key={sent_at} className={styles.aside} aria-labelledby={`answer-${index}`}>
          <h2 id={`answer-${index}`}>
            {t(index === 0 ? 'my-consultation.answer' : 'my-consultation.addition')}
          </h2>
          <Prose className={styles.letter}>
            {splitParagraphs(text).map((paragraph, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- what was sent never changes
              <p key={at}>{paragraph}</p>
            ))}
          </Prose>
          <p className={layout.caption}>
            {t('my-consultation.by', { name: answered_by, day: formatDay(sent_at) })}
          </p>
        </section>
      ))}
    </div>
  )
}

function Birth({ order: { birth, answered_at } }: { order: Order }) {
  const t = useTranslate()
  const { code } = useLanguage()
  const { place, time_unknown } = birth
  const moment = formatBirth(birth.moment, time_unknown, code)
  return (
    <section className={styles.aside} aria-labelledby="birth">
      <h2 id="birth">{t('my-consultation.birth')}</h2>
      <p>
        {time_unknown
          ? t('my-consultation.born-day', { day: moment, place })
          : t('my-consultation.born', { moment, place })}
      </p>
      {answered_at === null ? (
        <>
          <p className={layout.caption}>{t('my-consultation.correct-text')}</p>
          <TextLink alone to="/profile">
            {t('my-consultation.correct')}
          </TextLink>
        </>
      ) : (
        <p className={layout.caption}>{t('my-consultation.fixed')}</p>
      )}
    </section>
  )
}
