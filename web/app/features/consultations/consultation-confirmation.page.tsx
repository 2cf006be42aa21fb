import { consultations } from '@rashi/contract/texts/en/consultations'
import { redirect, useNavigate } from 'react-router'
import { LegalLinks } from '../legal/index.ts'
import type { PageHandle } from '../../lib/page-handle.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { PageSkeleton } from '../../lib/page-skeleton.tsx'
import { registerTexts, translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import layout from '../../ui/layout.module.css'
import { TextLink } from '../../ui/text-link.tsx'
import type { Route } from './+types/consultation-confirmation.page.ts'
import { ChosenConsultation, SheetLine } from './chosen-consultation.tsx'
import styles from './consultation-form.module.css'
import { loadChosen } from './draft.ts'
import { buildPurchase } from './purchase.rules.ts'
import { checkQuestions } from './questions.rules.ts'

registerTexts(consultations)

export const handle: PageHandle = { title: 'consultations.confirm.title' }

export async function clientLoader() {
  const chosen = await loadChosen()
  if (Object.keys(checkQuestions(chosen.draft)).length > 0) throw redirect('/consultation-form')
  return chosen
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

export default function ConsultationConfirmationPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { id } = useLanguage()
  const { consultation, draft } = loaderData
  const selected = consultation.questions.filter((question) =>
    draft.questions.includes(question.id),
  )
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('consultations.confirm.title')}</h1>
      <p className={layout.lead}>{t('consultations.confirm.lead')}</p>
      <ChosenConsultation consultation={consultation}>
        <SheetLine name={t('consultations.confirm.you-ask')}>
          <ul>
            {selected.map((question) => (
              <li key={question.id}>{translated(question.translations, id)?.name}</li>
            ))}
            {draft.otherQuestion.trim() && (
              <li className={styles.other}>{draft.otherQuestion.trim()}</li>
            )}
          </ul>
        </SheetLine>
        <SheetLine name={t('consultations.form.phone')}>
          {draft.phone.trim() || t('consultations.confirm.none')}
        </SheetLine>
      </ChosenConsultation>
      <div className={styles.terms}>
        <p>
          {t('consultations.confirm.charged')} {t('consultations.confirm.birth')}{' '}
          {t('consultations.confirm.late')}
        </p>
        <LegalLinks />
      </div>
      <FormActions>
        <Button
          wide
          onClick={() =>
            void navigate('/enter-payment-details', { state: buildPurchase(loaderData) })
          }
        >
          {t('consultations.confirm.continue')}
        </Button>
        <TextLink alone to="/consultation-form">
          {t('consultations.confirm.change')}
        </TextLink>
      </FormActions>
    </div>
  )
}
