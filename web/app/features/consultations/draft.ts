import type { Consultation } from '@rashi/contract'
import { redirect } from 'react-router'
import { ApiFailure } from '../../lib/api-failure.ts'
import { announceFailure } from '../../lib/calls.ts'
import { api } from '../../lib/client-api.ts'
import { languageIdFromCookie } from '../../lib/language-cookie.ts'
import { consultationDraft, type ConsultationDraft } from './consultation-draft.ts'
import { translate } from '../../lib/texts.ts'
import { toast } from '../../ui/toast-store.ts'

export const newDraft = (slug: string): ConsultationDraft => ({
  slug,
  questions: [],
  otherQuestion: '',
  phone: '',
})

/** Loads the selected consultation; if there is none or it cannot be loaded, redirects to the list. */
export async function loadChosen(): Promise<{
  draft: ConsultationDraft
  consultation: Consultation
}> {
  const draft = consultationDraft.get()
  if (!draft) throw redirect('/consultations')
  return { draft, consultation: await consultationOrList(draft.slug) }
}

/** Loads a consultation by its slug; shows an error and redirects to the list if that fails. */
export async function consultationOrList(slug: string): Promise<Consultation> {
  const query = { slug, selectedLang: String(languageIdFromCookie(document.cookie)) }
  try {
    return (await api.guest('GET /consultation/selected-consultation', { query })).consultation
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    if (failure.status === 404) toast.error(translate('consultations.unknown'))
    else announceFailure(failure)
    throw redirect('/consultations')
  }
}
