import { useId, type ComponentProps } from 'react'
import { describedBy, Field, type FieldTexts } from './field.tsx'
import { DownIcon } from './page-icons.tsx'
import styles from './field.module.css'

export interface Choice {
  value: string
  label: string
  hint?: string | undefined
  disabled?: boolean | undefined
}

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> &
  FieldTexts & {
    choices: readonly Choice[]
    /** The label of the first, empty choice. */
    placeholder?: string | undefined
  }

export function SelectField({
  label,
  hint,
  error,
  choices,
  placeholder,
  ...rest
}: SelectFieldProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={styles.framed}>
        <select {...rest} {...describedBy(id, { hint, error })} id={id} className={styles.control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.disabled}>
              {choice.label}
            </option>
          ))}
        </select>
        <span className={styles.inside} style={{ pointerEvents: 'none', paddingInlineEnd: 10 }}>
          <DownIcon size={20} />
        </span>
      </div>
    </Field>
  )
}
