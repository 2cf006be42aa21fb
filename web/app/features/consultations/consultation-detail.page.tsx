import type { Consultation } from '@rashi/contract'
import { consultations } from '@rashi/contract/texts/en/consultations'
import { data } from 'react-router'
import { ApiFailure } from '../../lib/api-failure.ts'
import { pageContext } from '../../lib/page-context.ts'
import { addEnglish } from '../../lib/texts.ts'
import type { Route } from './+types/consultation-detail.page.ts'
import { ConsultationView } from './consultation-view.tsx'
import { consultationOrList } from './draft.ts'
import { UnknownConsultation } from './unknown-consultation.tsx'

addEnglish(consultations)

interface Loaded {
  /** Undefined where it could not be had: the page leads back to the list. */
  consultation: Consultation | undefined
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, language } = context.get(pageContext)
  const query = { slug: params.url ?? '', selectedLang: String(language.id) }
  try {
    return data(await api.guest('GET /consultation/selected-consultation', { query }))
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    return data({ consultation: undefined }, { status: failure.status || 503 })
  }
}

export const clientLoader = async ({ params }: Route.ClientLoaderArgs): Promise<Loaded> => ({
  consultation: await consultationOrList(params.url ?? ''),
})

export default function ConsultationDetailPage({ loaderData }: Route.ComponentProps) {
  const { consultation } = loaderData
  return consultation ? <ConsultationView consultation={consultation} /> : <UnknownConsultation />
}
