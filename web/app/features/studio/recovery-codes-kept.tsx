import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { RecoveryCodes } from '../identity/access.entry.ts'
import styles from './studio.module.css'

/** Shows new recovery codes, once, and goes on only after the person says that they are kept. */
export function RecoveryCodesKept({
  codes,
  email,
  submitLabel,
  onKept,
}: {
  codes: readonly string[]
  email: string
  submitLabel: string
  onKept: () => void
}) {
  const t = useTranslate()
  const [isRefused, setIsRefused] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (new FormData(event.currentTarget).has('kept')) return onKept()
    setIsRefused(true)
    event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <RecoveryCodes codes={codes} email={email}>
        <Button kind="quiet" onClick={() => window.print()}>
          {t('studio.codes.print')}
        </Button>
      </RecoveryCodes>
      <div className={styles.form} data-not-printed>
        <CheckboxField
          name="kept"
          label={t('studio.codes.kept')}
          required
          error={isRefused ? t('studio.codes.not-kept') : undefined}
          onChange={() => setIsRefused(false)}
        />
        <FormActions>
          <Button type="submit" wide>
            {submitLabel}
          </Button>
        </FormActions>
      </div>
    </form>
  )
}
