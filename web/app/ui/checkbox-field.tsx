import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { describedBy, FieldError, FieldHint } from './field.tsx'
import field from './field.module.css'
import styles from './choice.module.css'

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'size'> & {
  /** It may contain links. */
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

export function CheckboxField({ label, hint, error, ...rest }: CheckboxFieldProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <div className={field.field}>
      <div className={styles.choice}>
        <input
          {...rest}
          {...describedBy(id, { hint, error })}
          id={id}
          type="checkbox"
          className={classNames(styles.mark, styles.check)}
        />
        <label htmlFor={id} className={styles.text}>
          {label}
        </label>
      </div>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}
