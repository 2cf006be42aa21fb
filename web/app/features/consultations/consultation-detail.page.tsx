import type { Consultation } from '@rashi/contract'
import { consultations } from '@rashi/contract/texts/en/consultations'
import { data, redirect } from 'react-router'
import { ApiFailure } from '../../lib/api-failure.ts'
import { pageContext } from '../../lib/page-context.ts'
import { registerTexts } from '../../lib/texts.ts'
import type { Route } from './+types/consultation-detail.page.ts'
import { ConsultationView } from './consultation-view.tsx'
import { consultationOrList } from './draft.ts'
import { UnknownConsultation } from './unknown-consultation.tsx'

registerTexts(consultations)

interface Loaded {
  /** Undefined if it could not be loaded: the page then links to the list. */
  consultation: Consultation | undefined
}

/** Redirects an address without a slug to the list, in the same language. */
function readSlug({ params, request }: Pick<Route.LoaderArgs, 'params' | 'request'>): string {
  if (!params.url) throw redirect(`/consultations${new URL(request.url).search}`)
  return params.url
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { api, language } = context.get(pageContext)
  const query = { slug: readSlug({ params, request }), selectedLang: String(language.id) }
  try {
    return data(await api.guest('GET /consultation/selected-consultation', { query }))
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    return data({ consultation: undefined }, { status: failure.status || 503 })
  }
}

export const clientLoader = async (args: Route.ClientLoaderArgs): Promise<Loaded> => ({
  consultation: await consultationOrList(readSlug(args)),
})

export default function ConsultationDetailPage({ loaderData }: Route.ComponentProps) {
  const { consultation } = loaderData
  return consultation ? <ConsultationView consultation={consultation} /> : <UnknownConsultation />
}
