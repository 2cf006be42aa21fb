import { useId, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { describedBy, Field, type FieldTexts } from './field.tsx'
import field from './field.module.css'
import styles from './text-area-field.module.css'

export type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'children'> & FieldTexts

export function TextAreaField({ label, hint, error, rows = 5, ...rest }: TextAreaFieldProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        {...describedBy(id, { hint, error })}
        id={id}
        rows={rows}
        className={classNames(field.control, styles.area)}
      />
    </Field>
  )
}
