import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './card.module.css'

export type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'article' | 'section' | 'li' | undefined
  /** `label`: hairlines with hollowed corners. `plate`: an atlas's graduated border. `plain`: one line. */
  frame?: 'label' | 'plate' | 'plain' | undefined
  /** Drawn as the selected card among several. */
  chosen?: boolean | undefined
}

export function Card({
  as: Element = 'div',
  frame = 'label',
  chosen,
  className,
  ...rest
}: CardProps) {
  const Tag = Element as 'div'
  return (
    <Tag
      {...rest}
      className={classNames(styles.card, styles[frame], chosen && styles.chosen, className)}
    />
  )
}
