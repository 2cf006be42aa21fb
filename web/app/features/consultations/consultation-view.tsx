import { languageCodeOf } from '@rashi/contract/languages.rules'
import type { Consultation } from '@rashi/contract'
import { useNavigate } from 'react-router'
import { pendingOrder } from '../pending-order/index.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { formatPrice } from '@rashi/contract/price.rules'
import { RichText } from '../../lib/rich-text.tsx'
import { consultationDraft } from './consultation-draft.ts'
import { session } from '../../lib/session.ts'
import { breadcrumbs, service } from '../../lib/structured-data.rules.ts'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import layout from '../../ui/layout.module.css'
import { RunningHead } from '../../ui/running-head.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import styles from './consultation-view.module.css'
import { newDraft } from './draft.ts'
import { consultationName } from './purchase.rules.ts'

export function ConsultationView({ consultation }: { consultation: Consultation }) {
  const t = useTranslate()
  const { id } = useLanguage()
  const { category, questions, translations } = consultation
  const translation = translated(translations, id)
  if (!translation) return null
  const lang = translation.language_id === id ? undefined : languageCodeOf(translation.language_id)
  const active = questions.filter(({ status }) => status === 'Active')
  return (
    <article className={layout.stack}>
      <PageHead
        title={translation.title}
        description={translation.short_description}
        about={(site) => [
          breadcrumbs(site, [
            { name: t('consultations.title'), address: '/consultations' },
            { name: translation.title, address: site.address },
          ]),
          service(site, {
            name: translation.title,
            description: translation.short_description,
            address: site.address,
            pounds: consultation.amount,
          }),
        ]}
      />
      <RunningHead
        left={<TextLink to="/consultations">{t('consultations.back')}</TextLink>}
        right={
          <TextLink to={`/consultations?category=${category.id}`}>
            {translated(category.translations, id)?.name}
          </TextLink>
        }
      />
      <div className={styles.sides}>
        <header className={styles.head} lang={lang}>
          <h1>{translation.title}</h1>
          <p className={styles.subtitle}>{translation.subtitle}</p>
        </header>
        <Offer consultation={consultation} />
        <div className={styles.text}>
          <RichText html={translation.description} lang={lang} />
          <section className={styles.questions}>
            <h2>{t('consultations.questions-hint')}</h2>
            <ul>
              {active.map((question) => (
                <li key={question.id}>{translated(question.translations, id)?.name}</li>
              ))}
            </ul>
          </section>
          <p className={layout.caption}>{t('consultations.reflection')}</p>
        </div>
      </div>
    </article>
  )
}

function Offer({ consultation }: { consultation: Consultation }) {
  const { amount, id, slug } = consultation
  const t = useTranslate()
  const navigate = useNavigate()
  const { code } = useLanguage()
  function buy() {
    if (!session.isLive()) {
      pendingOrder.keep({
        kind: 'consultation',
        itemId: id,
        what: consultationName(consultation),
        amount,
        path: '/consultation-form',
        drafts: { [consultationDraft.key]: newDraft(slug) },
        page: `/consultation-detail/${encodeURIComponent(slug)}`,
      })
      return void navigate('/?redirect=consultations')
    }
    if (consultationDraft.get()?.slug !== slug) consultationDraft.set(newDraft(slug))
    void navigate('/consultation-form')
  }
  return (
    <Card className={styles.offer}>
      <p className={styles.price}>
        <span className={layout.caption}>{t('consultations.price')}</span>
        <strong>{formatPrice(amount, code)}</strong>
      </p>
      <Button wide onClick={buy}>
        {t('consultations.buy')}
      </Button>
      <h2>{t('consultations.how')}</h2>
      <ol className={styles.steps}>
        <li>{t('consultations.how-ask')}</li>
        <li>{t('consultations.how-pay')}</li>
        <li>{t('consultations.how-answer')}</li>
      </ol>
    </Card>
  )
}
