import { useTranslate } from '../lib/texts.ts'
import styles from './video.module.css'
import { findVideoId } from './video-id.rules.ts'

/** A film by its id, from the address that sets no cookies; nothing where there is none. */
export function Video({ link, title }: { link: string | null | undefined; title: string }) {
  const t = useTranslate()
  const id = findVideoId(link)
  if (id === undefined) return null
  return (
    <iframe
      className={styles.video}
      src={`https://www.youtube-nocookie.com/embed/${id}`}
      title={t('shell.video', { title })}
      loading="lazy"
      allow="encrypted-media; picture-in-picture; fullscreen"
    />
  )
}
