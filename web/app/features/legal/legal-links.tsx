import { TextLink } from '../../ui/text-link.tsx'
import { useTranslate } from '../../lib/texts.ts'

/** Links to the full terms that a buyer agrees to. */
export function LegalLinks() {
  const t = useTranslate()
  return (
    <p>
      {t('shell.legal-read')} <TextLink to="/terms">{t('shell.legal-terms')}</TextLink>{' '}
      {t('shell.legal-and')} <TextLink to="/privacy">{t('shell.legal-privacy')}</TextLink>
    </p>
  )
}
