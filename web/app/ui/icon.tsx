import type { ReactNode } from 'react'
import styles from './icon.module.css'

export function drawn(paths: ReactNode) {
  return function Icon({ size = 24 }: { size?: number }) {
    return (
      <svg
        className={styles.icon}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        aria-hidden="true"
        focusable="false"
      >
        {paths}
      </svg>
    )
  }
}

export const MenuIcon = drawn(<path d="M3 6.5h18M6 12h15M3 17.5h18" />)
export const CloseIcon = drawn(<path d="m5.5 5.5 13 13m0-13-13 13" />)
export const CheckIcon = drawn(<path d="m4.5 12.5 5 5 10-11" />)
export const AlertIcon = drawn(<path d="M12 3.5 21.5 20h-19zM12 10v5m0 2.2v.3" />)
export const EditIcon = drawn(<path d="M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5" />)
export const InfoIcon = drawn(<path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v6m0-9.6v.3" />)
export const ShownIcon = drawn(
  <path d="M2.5 12C5 8 8.2 6 12 6s7 2 9.5 6c-2.5 4-5.7 6-9.5 6s-7-2-9.5-6ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z" />,
)
export const HiddenIcon = drawn(
  <path d="M4 20 20 4M2.5 12C5 8 8.2 6 12 6c1.5 0 2.9.3 4.2.9M19.6 9.4c.7.8 1.3 1.6 1.9 2.6-2.5 4-5.7 6-9.5 6-1 0-2-.1-2.9-.4M9.3 13.3A3 3 0 0 1 12 9" />,
)
export const GlobeIcon = drawn(
  <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0 0c2.2-2.3 3.3-5.1 3.3-8.5S14.2 5.8 12 3.5c-2.2 2.3-3.3 5.1-3.3 8.5s1.1 6.2 3.3 8.5ZM3.5 12h17" />,
)
