import type { Part } from '@rashi/contract'
import { EditedNote } from '../../lib/edited-note.tsx'
import { RichText } from '../../lib/rich-text.tsx'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Video } from '../../ui/video.tsx'
import styles from './section-text.module.css'

/** The name of a section and the line under it. */
export function SectionHead({ section }: { section: Part }) {
  const { id } = useLanguage()
  const translation = translated(section.translations, id)
  return (
    <header className={styles.head}>
      <h1>{translation?.name}</h1>
      <p className={styles.standfirst}>{translation?.short_description}</p>
    </header>
  )
}

/** The video and the text of an open section. */
export function SectionText({
  section,
  className,
}: {
  section: Part
  className?: string | undefined
}) {
  const t = useTranslate()
  const { id } = useLanguage()
  const translation = translated(section.translations, id)
  return (
    <>
      <Video
        link={translation?.video_link}
        title={t('shell.video', { title: translation?.name ?? '' })}
      />
      <RichText opening className={className} html={translation?.description ?? ''} />
      <EditedNote of={translation} />
    </>
  )
}
