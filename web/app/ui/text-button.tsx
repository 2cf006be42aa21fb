import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import link from './text-link.module.css'
import styles from './text-button.module.css'

/** A button that looks like a text link on a line of its own, for what is rarely done. */
export const TextButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button
    type="button"
    {...rest}
    className={classNames(link.link, link.alone, styles.button, className)}
  />
)
