import { useId, type ComponentProps } from 'react'
import { describedBy, Field, type FieldWords } from './field.tsx'
import styles from './field.module.css'

export type TimeFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'size'> &
  FieldWords

/** The browser's own time input: its value is `HH:MM` on the 24-hour clock, whatever the reader's language shows. */
export function TimeField({ label, hint, error, ...rest }: TimeFieldProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        {...rest}
        {...describedBy(id, { hint, error })}
        id={id}
        type="time"
        className={styles.control}
      />
    </Field>
  )
}
