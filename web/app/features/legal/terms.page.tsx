import { pageContext } from '../../lib/page-context.ts'
import type { Route } from './+types/terms.page.ts'
import { LegalDocument } from './legal-document.tsx'
import { readLegalText } from './legal-texts.ts'

export function loader({ context }: Route.LoaderArgs) {
  return readLegalText('terms', context.get(pageContext).language.id)
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalDocument text={loaderData} />
}
