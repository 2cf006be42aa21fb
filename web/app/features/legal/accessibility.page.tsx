import { pageContext } from '../../lib/page-context.ts'
import type { Route } from './+types/accessibility.page.ts'
import { LegalDocument } from './legal-document.tsx'
import { readLegalText } from './legal-texts.ts'

export function loader({ context }: Route.LoaderArgs) {
  return readLegalText('accessibility', context.get(pageContext).language.id)
}

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  return <LegalDocument text={loaderData} />
}
