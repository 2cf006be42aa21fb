import { languageCodeOf, languages } from '@rashi/contract/languages.rules'
import { formatPrice } from '@rashi/contract/price.rules'
import { useId } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { RichText } from '../../../lib/rich-text.tsx'
import { translated, useLanguage, useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useMayCall } from '../may-call.ts'
import { NewPriceForm } from '../new-price.form.tsx'
import { OpenedForms } from '../opened-form.tsx'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import type { Consultation } from './consultation.ts'
import { ConsultationTextsForm } from './consultation-texts.form.tsx'
import { Questions } from './questions.tsx'

interface Props {
  consultation: Consultation
  onChanged: (consultation: Consultation) => void
}

/** A consultation in each language with its price and questions, and what changes them. */
export function ConsultationEntry({ consultation, onChanged }: Props) {
  const t = useTranslate()
  const { id: languageId, code } = useLanguage()
  const headingId = useId()
  const isOwner = useMayCall('POST /studio/change-consultation-price')
  const { translations, amount_pence, is_offered, questions } = consultation
  const title = translated(translations, languageId)?.title ?? consultation.slug
  const count = questions.filter(({ is_active }) => is_active).length
  const finish = (close: () => void) => (changed: Consultation) => {
    close()
    onChanged(changed)
  }
  const forms = [
    {
      opener: t('studio.consultations.texts'),
      openerLabel: t('studio.consultations.texts-of', { title }),
      renderForm: (close: () => void) => (
        <ConsultationTextsForm consultation={consultation} onDone={finish(close)} />
      ),
    },
    {
      opener: t('studio.consultations.questions', { count }),
      openerLabel: t('studio.consultations.questions-of', { title, count }),
      renderForm: () => <Questions consultation={consultation} onChanged={onChanged} />,
    },
    {
      opener: t('studio.plans.change'),
      openerLabel: t('studio.plans.change-of', { title }),
      renderForm: (close: () => void) => (
        <PriceForm consultation={consultation} title={title} onChanged={finish(close)} />
      ),
    },
  ]
  return (
    <li className={styles.entry} tabIndex={-1} aria-labelledby={headingId}>
      <div className={styles.whole}>
        <h3 id={headingId} className={styles.name}>
          {title}
        </h3>
        <p className={styles.quiet}>
          {t('studio.consultations.price', { price: formatPrice(amount_pence / 100, code) })}
          {!is_offered && ` · ${t('studio.consultations.hidden')}`}
        </p>
        <div className={styles.sides}>
          {translations.map((texts) => (
            <Side key={texts.language_id} texts={texts} />
          ))}
        </div>
        <OpenedForms
          forms={isOwner ? forms : forms.slice(0, 2)}
          beside={
            isOwner && (
              <OfferButton consultation={consultation} title={title} onChanged={onChanged} />
            )
          }
        />
      </div>
    </li>
  )
}

function Side({ texts }: { texts: Consultation['translations'][number] }) {
  const t = useTranslate()
  const code = languageCodeOf(texts.language_id)
  return (
    <div>
      <p className={styles.quiet}>{languages[code].name}</p>
      <div lang={code}>
        <p className={styles.name}>{texts.title}</p>
        <p>{texts.subtitle}</p>
        <p className={styles.breaking}>{texts.short_description}</p>
      </div>
      <p className={styles.quiet}>{t('studio.consultations.receipt-name', { name: texts.name })}</p>
      <details className={styles.more}>
        <summary>{t('studio.consultations.description')}</summary>
        <RichText lang={code} html={texts.description} />
      </details>
    </div>
  )
}

/** Hides it from who buys, or offers it again. */
function OfferButton({ consultation, title, onChanged }: Props & { title: string }) {
  const t = useTranslate()
  const { id, version, is_offered } = consultation
  const offering = useCall(async () => {
    const body = { consultation_id: id, version, is_offered: !is_offered }
    onChanged(await studioApi.staff('POST /studio/offer-consultation', { body }))
  })
  return (
    <Button
      kind="quiet"
      busy={offering.isBusy}
      aria-label={t(is_offered ? 'studio.plans.hide-of' : 'studio.plans.offer-of', { title })}
      onClick={() => void offering.run()}
    >
      {t(is_offered ? 'studio.plans.hide' : 'studio.plans.offer')}
    </Button>
  )
}

function PriceForm({ consultation, title, onChanged }: Props & { title: string }) {
  const t = useTranslate()
  const { id, version, amount_pence } = consultation
  return (
    <NewPriceForm
      name={`studio-consultation-price ${id}`}
      label={t('studio.plans.change-of', { title })}
      pence={amount_pence}
      send={(pence) =>
        studioApi.staff('POST /studio/change-consultation-price', {
          body: { consultation_id: id, version, amount_pence: pence },
        })
      }
      onDone={onChanged}
    />
  )
}
