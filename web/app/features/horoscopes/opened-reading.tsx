import type { Period, SingleHoroscope } from '@rashi/contract'
import { useRef, type ReactNode } from 'react'
import { Video } from '../../ui/video.tsx'
import { EditedNote } from '../../lib/edited-note.tsx'
import { RichText } from '../../lib/rich-text.tsx'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Chapter } from './chapter.tsx'
import { ChapterLinks } from './chapter-links.tsx'
import { Offer } from './offer.tsx'
import styles from './opened-reading.module.css'
import { isLocked, readableParts } from './readable-parts.rules.ts'
import { SkyEvents } from './sky-events.tsx'
import { useOpenNotes } from './use-open-notes.ts'

interface OpenedReadingProps {
  horoscope: SingleHoroscope
  period: Period
  /** The end of the page. */
  children: ReactNode
}

/** The text of a week or month: its chapters, or the preview with the offer that opens the rest. */
export const OpenedReading = (props: OpenedReadingProps) =>
  isLocked(props.period) ? <Preview {...props} /> : <Chapters {...props} />

function Preview({ horoscope, period, children }: OpenedReadingProps) {
  const { id } = useLanguage()
  const texts = translated(period.translations, id)
  return (
    <div className={styles.preview}>
      <div className={styles.text}>
        <PeriodVideo {...{ horoscope, period }} />
        <RichText opening html={texts?.description ?? texts?.description_preview ?? ''} />
        <EditedNote of={texts} />
        <Offer horoscope={horoscope} period={period} />
      </div>
      <SkyEvents events={period.sky_events} />
      <div className={styles.end}>{children}</div>
    </div>
  )
}

function Chapters({ horoscope, period, children }: OpenedReadingProps) {
  const text = useRef<HTMLDivElement>(null)
  const parts = readableParts(period)
  useOpenNotes(text)
  return (
    <>
      <div className={styles.book}>
        <ChapterLinks parts={parts} />
        <div ref={text} className={styles.text}>
          <PeriodVideo {...{ horoscope, period }} />
          {parts.map((part, index) => (
            <Chapter
              key={part.id}
              part={part}
              number={index + 1}
              withMargin
              // The list of days, which is the last chapter, and the events of the sky are read together.
              aside={index === parts.length - 1 && <SkyEvents events={period.sky_events} />}
            />
          ))}
        </div>
      </div>
      {children}
    </>
  )
}

function PeriodVideo({ horoscope, period }: Omit<OpenedReadingProps, 'children'>) {
  const t = useTranslate()
  const { id } = useLanguage()
  const texts = translated(period.translations, id)
  return (
    <Video
      link={texts?.video_link ?? texts?.video_link_preview}
      title={t('shell.video', { title: texts?.name ?? horoscope.key })}
    />
  )
}
