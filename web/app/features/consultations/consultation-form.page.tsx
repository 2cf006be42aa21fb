import { consultations } from '@rashi/contract/texts/en/consultations'
import { validation } from '@rashi/contract/texts/en/validation'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { registerTexts, translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import layout from '../../ui/layout.module.css'
import { TextLink } from '../../ui/text-link.tsx'
import type { Route } from './+types/consultation-form.page.ts'
import { ChosenConsultation } from './chosen-consultation.tsx'
import styles from './consultation-form.module.css'
import { loadChosen } from './draft.ts'
import { QuestionsForm } from './questions.form.tsx'

registerTexts({ ...consultations, ...validation })

export const handle: PageHandle = { title: 'consultations.form.title' }

export const clientLoader = () => loadChosen()
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

export default function ConsultationFormPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { id } = useLanguage()
  const { consultation, draft } = loaderData
  const translation = translated(consultation.translations, id)
  return (
    <div className={styles.page}>
      <PageHead hidden />
      <div className={layout.stack}>
        <h1>{t('consultations.form.title')}</h1>
        <p className={layout.lead}>{translation?.short_description}</p>
        <ChosenConsultation consultation={consultation} />
        <TextLink alone to={`/consultation-detail/${encodeURIComponent(consultation.slug)}`}>
          {t('consultations.step-back')}
        </TextLink>
      </div>
      <QuestionsForm consultation={consultation} draft={draft} />
    </div>
  )
}
