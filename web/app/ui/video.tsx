import styles from './video.module.css'
import { findVideoId } from './video-id.rules.ts'

/** Embeds a YouTube video from the domain that sets no cookies; renders nothing without a link. */
export function Video({ link, title }: { link: string | null | undefined; title: string }) {
  const id = findVideoId(link)
  if (id === undefined) return null
  return (
    <iframe
      className={styles.video}
      src={`https://www.youtube-nocookie.com/embed/${id}`}
      title={title}
      loading="lazy"
      allow="encrypted-media; picture-in-picture; fullscreen"
    />
  )
}
