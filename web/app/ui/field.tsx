import type { ReactNode } from 'react'
import { AlertIcon } from './icon.tsx'
import styles from './field.module.css'

export interface FieldTexts {
  label: string
  /** Shown below the label. */
  hint?: ReactNode
  /** The error and how to correct it. A field with an error is invalid. */
  error?: ReactNode
}

/** Returns the attributes that associate a control with its hint and error. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return {
    'aria-describedby': ids.length ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
  }
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div id={`${id}-hint`} className={styles.hint}>
      {children}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div id={`${id}-error`} className={styles.error}>
      <AlertIcon size={18} />
      <span>{children}</span>
    </div>
  )
}

/** Renders label, hint, control and error in this order; `id` is the id of the control. */
export function Field(props: FieldTexts & { id: string; children: ReactNode }) {
  const { id, label, hint, error, children } = props
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      {children}
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}
