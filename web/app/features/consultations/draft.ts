import type { Consultation } from '@rashi/contract'
import { redirect } from 'react-router'
import { ApiFailure } from '../../lib/api-failure.ts'
import { announceFailure } from '../../lib/calls.ts'
import { api } from '../../lib/client-api.ts'
import { languageIdFromCookie } from '../../lib/language-cookie.ts'
import { consultationDraft, type ConsultationDraft } from './consultation-draft.ts'
import { onSessionEnd } from '../../lib/session-end.ts'
import { translate } from '../../lib/texts.ts'
import { toast } from '../../ui/toast-store.ts'

/** What was typed is nobody else's to read. */
onSessionEnd(() => consultationDraft.remove())

export const newDraft = (slug: string): ConsultationDraft => ({
  slug,
  questions: [],
  otherQuestion: '',
  phone: '',
})

/** The chosen consultation; where there is none, or it cannot be had, the list opens instead. */
export async function loadChosen(): Promise<{
  draft: ConsultationDraft
  consultation: Consultation
}> {
  const draft = consultationDraft.get()
  if (!draft) throw redirect('/consultations')
  return { draft, consultation: await consultationOrList(draft.slug) }
}

/** A consultation by its address; an error is said and leads back to the list. */
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
