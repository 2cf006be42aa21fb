import { useId, type ComponentProps } from 'react'
import { describedBy, Field, type FieldTexts } from './field.tsx'
import styles from './field.module.css'

export type DateTimeFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'size'> &
  FieldTexts & { type: 'date' | 'time' }

/**
 * The browser's own input for a date or a time. Its value is `YYYY-MM-DD`, or `HH:MM` on the 24-hour
 * clock, in whatever format the browser displays it.
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
