import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './icon-button.module.css'

export type IconButtonProps = ComponentProps<'button'> & {
  /** Its accessible name. */
  label: string
}

/** A square button of 44 px with an icon. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(styles.button, className)}>
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}
