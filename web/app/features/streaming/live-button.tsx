import { streaming } from '@rashi/contract/texts/en/streaming'
import { registerTexts, useTranslate } from '../../lib/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { drawn } from '../../ui/icon.tsx'
import styles from './live-button.module.css'
import { useLiveStatus } from './live-status.ts'

registerTexts(streaming)

const LiveIcon = drawn(
  <path d="M12 13.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Zm-3.9 2.4a5.5 5.5 0 0 1 0-7.8m7.8 0a5.5 5.5 0 0 1 0 7.8M5.3 18.7a9.5 9.5 0 0 1 0-13.4m13.4 0a9.5 9.5 0 0 1 0 13.4" />,
)

/** A link to the stream while it is live, otherwise plain text. */
export function LiveButton() {
  const t = useTranslate()
  const status = useLiveStatus()
  if (status === 'checking')
    return (
      <span className={styles.place} aria-busy="true">
        <button type="button" className={styles.live} aria-disabled="true">
          {t('streaming.live')}
        </button>
        <span role="progressbar" aria-label={t('streaming.checking')} className={styles.orbit} />
      </span>
    )
  if (status === null)
    return (
      <span className={classNames(styles.live, styles.off)}>
        <span>{t('streaming.live')}</span>
        <span className={styles.reason}>{t('streaming.none')}</span>
      </span>
    )
  return (
    <a href={status} rel="noopener" className={classNames(styles.live, styles.on)}>
      <LiveIcon size={20} />
      {t('streaming.live')}
    </a>
  )
}
