import type { ResponseOf } from '@rashi/contract'
import { languageCodeOf, languages } from '@rashi/contract/languages.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import { translated, useLanguage, useTranslate, type TextKey } from '../../../lib/texts.ts'
import { Fact } from '../../../ui/fact.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { AccountSection } from '../../identity/access.entry.ts'
import { useInstants } from '../staff-texts.ts'
import styles from '../studio.module.css'
import { useOrderState } from './use-order-state.ts'

type Order = ResponseOf<'GET /studio/order'>['order']

/** Where an order stands, and how its buyer is reached. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useTranslate()
  const { code } = useLanguage()
  const { formatTime } = useInstants()
  const sayState = useOrderState()
  const { customer, phone_number, amount, created_at, language_id } = order
  return (
    <AccountSection title={t('studio.order.order')}>
      <p>
        <strong className={styles.state} data-state={order.state}>
          {sayState(order)}
        </strong>
      </p>
      <dl className={styles.facts}>
        <Fact name={t('studio.order.paid')}>
          {formatPrice(amount, code)}, {formatTime(created_at)}
        </Fact>
        <Fact name={t('studio.order.language')}>{languages[languageCodeOf(language_id)].name}</Fact>
        <Fact name={t('studio.order.customer')}>
          {customer.name} ({t(`studio.order.gender-${customer.gender}` as TextKey)})
        </Fact>
        <Fact name={t('studio.order.email')}>{customer.email}</Fact>
        <Fact name={t('studio.order.phone')}>{phone_number || '–'}</Fact>
      </dl>
      <TextLink alone to={`/studio/customers/${customer.id}`}>
        {t('studio.order.to-customer')}
      </TextLink>
    </AccountSection>
  )
}

/** The buyer's questions, and whether they were changed since the order. */
export function OrderQuestions({
  order: { questions, extra_questions, questions_changed_at },
}: {
  order: Order
}) {
  const t = useTranslate()
  const { id: languageId } = useLanguage()
  const { formatTime } = useInstants()
  return (
    <AccountSection title={t('studio.order.questions')}>
      {questions_changed_at !== null && (
        <p className={styles.note}>
          {t('studio.order.questions-changed', { when: formatTime(questions_changed_at) })}
        </p>
      )}
      {questions.length > 0 && (
        <ul className={styles.bullets}>
          {questions.map(({ id, translations }) => (
            <li key={id}>{translated(translations, languageId)?.name}</li>
          ))}
        </ul>
      )}
      {extra_questions && (
        <div>
          <p className={styles.quiet}>{t('studio.order.own-question')}</p>
          <p className={styles.lines}>{extra_questions}</p>
        </div>
      )}
    </AccountSection>
  )
}
