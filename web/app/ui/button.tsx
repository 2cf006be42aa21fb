import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './button.module.css'
import { PageLink, type PageLinkProps } from './page-link.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'
import { useRepeatedClick } from './use-repeated-click.ts'

export interface ButtonLook {
  kind?: 'primary' | 'quiet' | 'danger' | undefined
  /** The main action of a form or page: as wide as its container, up to one width that all of them share. */
  wide?: boolean | undefined
}

/** The class names of a button, for links and other elements that look like one. */
export function buttonClass({ kind = 'primary', wide }: ButtonLook = {}, extra?: string): string {
  return classNames(styles.button, styles[kind], wide && styles.wide, extra)
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /**
     * Whether the call that the button makes is in progress: it then keeps its width and focus, and ignores presses. Unless it
     * is undefined, a double click counts as one press.
     */
    busy?: boolean | undefined
    /** Disabled until the page's scripts have started, without looking so. */
    needsScript?: boolean | undefined
  }

export function Button({
  kind,
  wide,
  busy,
  needsScript,
  disabled,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isHydrated = useIsHydrated()
  const isRepeatedClick = useRepeatedClick()
  const isStarting = needsScript && !isHydrated
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || isStarting}
      className={buttonClass({ kind, wide }, classNames(isStarting && styles.starting, className))}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => {
        const isRepeated = isRepeatedClick(event)
        if (busy || (busy === false && isRepeated)) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <span className={styles.text}>{children}</span>
      {busy && <span className={styles.orbit} aria-hidden="true" />}
    </button>
  )
}

export type ButtonLinkProps = PageLinkProps & ButtonLook

export function ButtonLink({ kind, wide, className, ...rest }: ButtonLinkProps) {
  return <PageLink {...rest} className={buttonClass({ kind, wide }, className)} />
}
