import { useTranslate } from '../../lib/texts.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { errorLines } from './errors.tsx'

/** The agreement to the terms. The text contains `[terms]` and `[privacy]` where its language has the links. */
export function AgreementField({
  errors,
  isTicked,
}: {
  errors: readonly string[]
  isTicked: boolean
}) {
  const t = useTranslate()
  const pieces = t('identity.sign-up.agreement').split(/(\[terms\]|\[privacy\])/)
  const link = (to: string, text: string) => (
    <a key={to} href={to} target="_blank" rel="noreferrer">
      {text}
      <VisuallyHidden> {t('identity.sign-up.new-tab')}</VisuallyHidden>
    </a>
  )
  return (
    <CheckboxField
      name="agreement"
      value="yes"
      required
      defaultChecked={isTicked}
      error={errorLines(errors)}
      label={pieces.map((piece) => {
        if (piece === '[terms]') return link('/terms', t('identity.sign-up.terms'))
        if (piece === '[privacy]') return link('/privacy', t('identity.sign-up.privacy'))
        return piece
      })}
    />
  )
}
