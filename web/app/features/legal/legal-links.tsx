import { TextLink } from '../../ui/text-link.tsx'
import { useSay } from '../../lib/texts.ts'

/** The whole of what a buyer agrees to, one link away. */
export function LegalLinks() {
  const say = useSay()
  return (
    <p>
      {say('shell.legal-read')} <TextLink to="/terms">{say('shell.legal-terms')}</TextLink>{' '}
      {say('shell.legal-and')} <TextLink to="/privacy">{say('shell.legal-privacy')}</TextLink>
    </p>
  )
}
