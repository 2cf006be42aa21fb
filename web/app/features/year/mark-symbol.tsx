import type { WheelMark } from '@rashi/contract'
import styles from './wheel.module.css'

/** Strokes of the planets' signs, in a square of 14 units around the middle. */
const strokes: Partial<Record<WheelMark['graha'], string>> = {
  Mars: 'M2.1 1.6a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 0 1 7.2 0ZM1.1-1 5-5M1.6-5H5v3.4',
  Jupiter: 'M-4.4-3.6C-3-6.2.6-5.4.2-2.4-.2.2-2 1.8-4.2 2.6H5M2.4-5.2V5.6',
  Saturn:
    'M-2.4-6V3.4M-4.6-4H.2M-2.4-.6C-.6-2.8 3.4-2.4 3 .6 2.8 2.4 1.2 3 1.4 4.6c.2 1.4 1.6 1.2 2.4.4',
  Rahu: 'M-2.9 3.2C-7.4-6.6 7.4-6.6 2.9 3.2M-2.4 4.4a1.6 1.6 0 1 1-3.2 0 1.6 1.6 0 0 1 3.2 0Zm8 0a1.6 1.6 0 1 1-3.2 0 1.6 1.6 0 0 1 3.2 0Z',
  Ketu: 'M-2.9-3.2C-7.4 6.6 7.4 6.6 2.9-3.2M-2.4-4.4a1.6 1.6 0 1 1-3.2 0 1.6 1.6 0 0 1 3.2 0Zm8 0a1.6 1.6 0 1 1-3.2 0 1.6 1.6 0 0 1 3.2 0Z',
  Mercury: 'M3 -.6a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM0 2.4V6.4M-2.2 4.6H2.2M-3.2-6.2c.4 3.6 6 3.6 6.4 0',
  Venus: 'M3.2-2a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0ZM0 1.2V6M-2.6 3.8H2.6',
}

/** The symbol of a mark: the sign of a planet, or an eclipsed disc. */
export function MarkSymbol({ kind, graha }: Pick<WheelMark, 'kind' | 'graha'>) {
  if (kind === 'eclipse')
    return graha === 'Sun' ? (
      <>
        <circle r="7" className={styles.light} />
        <circle r="5.2" className={styles.dark} />
      </>
    ) : (
      <>
        <circle r="7" className={styles.light} />
        <path d="M3.2-6.2A7 7 0 1 0 3.2 6.2 8.6 8.6 0 0 1 3.2-6.2Z" className={styles.dark} />
      </>
    )
  return (
    <>
      <circle r="8" className={styles.disc} />
      <path d={strokes[graha]} className={styles.symbol} />
    </>
  )
}

/** The symbol by itself, in a list beside the words. */
export const MarkIcon = (mark: Pick<WheelMark, 'kind' | 'graha'>) => (
  <svg viewBox="-10 -10 20 20" width="24" height="24" aria-hidden="true">
    <MarkSymbol {...mark} />
  </svg>
)
