import type { UserConsultation } from '@rashi/contract'
import { dateFormat } from '@rashi/contract/dates.rules'
import { useEffect, useState } from 'react'
import { api } from '../../lib/client-api.ts'
import { formatPrice } from '@rashi/contract/price.rules'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import layout from '../../ui/layout.module.css'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './consultations.module.css'

/** Lists the reader's paid consultations; renders nothing without any. */
export function MyConsultations() {
  const t = useTranslate()
  const [orders, setOrders] = useState<readonly UserConsultation[] | 'failed'>([])
  const load = () =>
    api.user('GET /user-consultation').then(
      ({ userConsultations }) => setOrders(userConsultations),
      () => setOrders('failed'),
    )
  useEffect(() => {
    void load()
  }, [])
  if (orders.length === 0) return null
  return (
    <section className={styles.mine} aria-labelledby="my-consultations">
      <h2 id="my-consultations">{t('consultations.mine.title')}</h2>
      {orders === 'failed' ? (
        <div className={layout.row}>
          <p>{t('consultations.mine.failed')}</p>
          <Button kind="quiet" onClick={() => void load()}>
            {t('consultations.try-again')}
          </Button>
        </div>
      ) : (
        <>
          <p className={layout.caption}>{t('consultations.mine.promise')}</p>
          <ul role="list" className={styles.orders}>
            {orders.map((order) => (
              <Order key={order.id} order={order} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Order({ order }: { order: UserConsultation }) {
  const t = useTranslate()
  const { id, code } = useLanguage()
  const formatDate = (instant: string) =>
    dateFormat(code, { dateStyle: 'long' }).format(new Date(instant))
  const date = formatDate(order.created_at)
  return (
    <li className={styles.order}>
      <div>
        <h3>{translated(order.consultation.translations, id)?.title}</h3>
        <p className={layout.caption}>
          {t('consultations.mine.ordered', { date })} · {formatPrice(order.amount, code)}
        </p>
        <p className={layout.caption}>
          {order.answered_at === null
            ? t('consultations.mine.due', { day: formatDate(order.due_at) })
            : t('consultations.mine.answered', { day: formatDate(order.answered_at) })}
        </p>
        <TextLink alone to={`/my-consultations/${order.id}`}>
          {t(order.answered_at === null ? 'consultations.mine.open' : 'consultations.mine.read')}
        </TextLink>
      </div>
      <ul className={styles.asked}>
        {order.questions.map((question) => (
          <li key={question.id}>{translated(question.translations, id)?.name}</li>
        ))}
        {order.extra_questions && <li className={styles.other}>{order.extra_questions}</li>}
      </ul>
    </li>
  )
}
