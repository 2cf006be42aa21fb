import type { ReactNode } from 'react'
import { AlertIcon } from './icon.tsx'
import styles from './field.module.css'

export interface FieldWords {
  label: string
  /** Stands below the label before anything is typed. */
  hint?: ReactNode
  /** What is wrong and how to put it right; its presence makes the field invalid. */
  error?: ReactNode
}

/** The attributes that tie a control to its hint and its error. */
export function describedBy(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
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

/** Label, hint, control and error in reading order; `id` is the control's. */
export function Field(props: FieldWords & { id: string; children: ReactNode }) {
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
