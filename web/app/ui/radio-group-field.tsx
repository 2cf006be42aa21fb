import { useId } from 'react'
import { classNames } from './class-names.ts'
import { describedBy, FieldError, FieldHint, type FieldTexts } from './field.tsx'
import type { Choice } from './select-field.tsx'
import field from './field.module.css'
import styles from './choice.module.css'

export type RadioGroupFieldProps = FieldTexts & {
  name: string
  choices: readonly Choice[]
  defaultValue?: string | undefined
  value?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  required?: boolean | undefined
  /** Places the choices in a row if they fit. */
  inline?: boolean | undefined
}

export function RadioGroupField(props: RadioGroupFieldProps) {
  const { label, hint, error, name, choices, defaultValue, value, onValueChange, inline } = props
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      className={field.field}
      aria-labelledby={`${id}-label`}
      {...describedBy(id, { hint, error })}
    >
      <legend id={`${id}-label`} className={classNames(field.label, styles.legend)}>
        {label}
      </legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <div className={classNames(styles.choices, inline && styles.inline)}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              disabled={choice.disabled}
              required={props.required}
              className={classNames(styles.mark, styles.radio)}
              {...(value === undefined
                ? { defaultChecked: defaultValue === choice.value }
                : { checked: value === choice.value })}
              onChange={(event) => onValueChange?.(event.target.value)}
            />
            <span className={styles.text}>
              {choice.label}
              {choice.hint && <span className={field.hint}>{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}
