import type { Part } from '@rashi/contract'
import { RichText } from '../../lib/rich-text.tsx'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Video } from '../../ui/video.tsx'
import { Rule } from '../../ui/rule.tsx'
import styles from './chapter.module.css'

export const chapterId = (part: Pick<Part, 'id'>): string => `chapter-${part.id}`

/** One chapter: a star, its name, its subject and its text. */
export function Chapter({ part, number }: { part: Part; number: number }) {
  const t = useTranslate()
  const { id } = useLanguage()
  const words = translated(part.translations, id)
  return (
    <section className={styles.chapter} aria-labelledby={chapterId(part)}>
      {number > 1 && <Rule kind="star" />}
      <h2 id={chapterId(part)} tabIndex={-1} className={styles.name}>
        {words?.name}
      </h2>
      {words?.short_description && <p className={styles.standfirst}>{words.short_description}</p>}
      <Video link={words?.video_link} title={t('shell.video', { title: words?.name ?? '' })} />
      {words?.description && <RichText opening={number === 1} html={words.description} />}
    </section>
  )
}
