import type { Part } from '@rashi/contract'
import { useEffect, useRef } from 'react'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { chapterId } from './chapter.tsx'
import styles from './chapter-links.module.css'
import { showPlace } from './show-place.ts'
import { useCurrentChapter } from './use-current-chapter.ts'

/** Links to the chapters that stay in view: a row on phones, a column beside the text on wide windows. */
export function ChapterLinks({ parts }: { parts: readonly Part[] }) {
  const t = useTranslate()
  const { id } = useLanguage()
  const track = useRef<HTMLOListElement>(null)
  const current = useCurrentChapter(parts.map(chapterId))

  useEffect(() => {
    const link = track.current?.querySelector<HTMLElement>('[aria-current]')
    if (link) track.current?.scrollTo({ left: link.offsetLeft - track.current.clientWidth / 3 })
  }, [current])

  return (
    <nav aria-label={t('horoscopes.to-chapter')} className={styles.links}>
      <ol role="list" ref={track} className={styles.track}>
        {parts.map((part) => (
          <li key={part.id}>
            <a
              href={`#${chapterId(part)}`}
              className={styles.link}
              aria-current={chapterId(part) === current ? 'true' : undefined}
              onClick={(event) => {
                const heading = document.getElementById(chapterId(part))
                if (!heading) return
                event.preventDefault()
                showPlace(heading)
              }}
            >
              {translated(part.translations, id)?.name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
