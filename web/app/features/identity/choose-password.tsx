import { useTranslate } from '../../lib/texts.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { ChoosePasswordForm } from './choose-password.form.tsx'
import { SplitPlate } from './split-plate.tsx'

/** The page of a mailed link after the link has voided the password. */
export function ChoosePassword({ email, onChosen }: { email: string; onChosen: () => void }) {
  const t = useTranslate()
  const title = t('identity.choose-password.title')
  return (
    <SplitPlate
      sign="leo"
      caption={t('identity.plate.leo')}
      title={title}
      lead={<span role="status">{t('identity.choose-password.lead', { email })}</span>}
    >
      <PageHead title={title} hidden />
      <ChoosePasswordForm email={email} onChosen={onChosen} />
    </SplitPlate>
  )
}
