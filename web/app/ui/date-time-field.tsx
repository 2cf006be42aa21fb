import { useId, type ComponentProps } from 'react'
import { describedBy, Field, type FieldTexts } from './field.tsx'
import styles from './field.module.css'

export type DateTimeFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'size'> &
  FieldTexts & { type: 'date' | 'time' | 'datetime-local' }

/**
 * The browser's own input for a date, a time or both. Its value is `YYYY-MM-DD`, `HH:MM` on the 24-hour
 * clock or `YYYY-MM-DDTHH:MM`, in whatever format the browser displays it.
 */
export function DateTimeField({ label, hint, error, ...rest }: DateTimeFieldProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input {...rest} {...describedBy(id, { hint, error })} id={id} className={styles.control} />
    </Field>
  )
}
