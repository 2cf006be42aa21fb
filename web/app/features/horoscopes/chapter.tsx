import type { Part } from '@rashi/contract'
import type { ReactNode } from 'react'
import { EditedNote } from '../../lib/edited-note.tsx'
import { RichText } from '../../lib/rich-text.tsx'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { Video } from '../../ui/video.tsx'
import { Rule } from '../../ui/rule.tsx'
import styles from './chapter.module.css'

export const chapterId = (part: Pick<Part, 'id'>): string => `chapter-${part.id}`

/** One chapter: a star, its name, its subject and its text. */
export function Chapter({
  part,
  number,
  withMargin,
  aside,
}: {
  part: Part
  number: number
  /** On wide windows a margin beside the text has the notes of the paragraphs. */
  withMargin?: boolean
  /** Shown in the margin: below the text where there is none. */
  aside?: ReactNode
}) {
  const t = useTranslate()
  const { id } = useLanguage()
  const translation = translated(part.translations, id)
  return (
    <section
      className={classNames(
        styles.chapter,
        withMargin && styles.withMargin,
        aside ? styles.withAside : undefined,
      )}
      aria-labelledby={chapterId(part)}
    >
      {number > 1 && <Rule kind="star" />}
      <h2 id={chapterId(part)} tabIndex={-1} className={styles.name}>
        {translation?.name}
      </h2>
      {translation?.short_description && (
        <p className={styles.standfirst}>{translation.short_description}</p>
      )}
      <Video
        link={translation?.video_link}
        title={t('shell.video', { title: translation?.name ?? '' })}
      />
      {translation?.description && (
        <>
          <RichText opening={number === 1} html={translation.description} className={styles.text} />
          <EditedNote of={translation} />
        </>
      )}
      {aside && <div className={styles.aside}>{aside}</div>}
    </section>
  )
}
