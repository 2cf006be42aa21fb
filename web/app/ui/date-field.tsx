import { useId, type ComponentProps } from 'react'
import { describedBy, Field, type FieldWords } from './field.tsx'
import styles from './field.module.css'

export type DateFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'size'> &
  FieldWords

/** The browser's own date input: its value is `YYYY-MM-DD`, whatever the reader's language shows. */
export function DateField({ label, hint, error, ...rest }: DateFieldProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        {...rest}
        {...describedBy(id, { hint, error })}
        id={id}
        type="date"
        className={styles.control}
      />
    </Field>
  )
}
