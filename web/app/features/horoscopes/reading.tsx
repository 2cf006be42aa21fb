import type { Period, SingleHoroscope } from '@rashi/contract'
import { GuestView } from '../../ui/guest-view.tsx'
import { RichText } from '../../lib/rich-text.tsx'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Video } from '../../ui/video.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { Chapter } from './chapter.tsx'
import { Offer } from './offer.tsx'
import { ShareReading } from './share-reading.tsx'
import styles from './reading.module.css'
import { isLocked, readableParts } from './readable-parts.rules.ts'

/** The readable text of a period: its chapters, or the preview with the offer that opens the rest. */
export function Reading(props: {
  horoscope: SingleHoroscope
  period: Period
  isGuestView: boolean
}) {
  const t = useTranslate()
  if (!props.isGuestView) return <Text {...props} />
  const shape = (
    <>
      <SkeletonLines count={6} />
      <SkeletonLines count={5} />
    </>
  )
  return (
    <GuestView shape={shape} loadingLabel={t('shell.loading')}>
      <Text {...props} />
    </GuestView>
  )
}

function Text({ horoscope, period }: { horoscope: SingleHoroscope; period: Period }) {
  const t = useTranslate()
  const { id } = useLanguage()
  const translation = translated(period.translations, id)
  const parts = readableParts(period)
  const hasText = translation?.description !== undefined
  const locked = isLocked(period)
  const title = translation?.name ?? horoscope.key
  return (
    <div className={styles.text}>
      <Video
        link={translation?.video_link ?? translation?.video_link_preview}
        title={t('shell.video', { title })}
      />
      {translation?.description !== undefined && (
        <RichText opening html={translation.description} />
      )}
      {locked && !hasText && <RichText opening html={translation?.description_preview ?? ''} />}
      {parts.map((part, index) => (
        <Chapter key={part.id} part={part} number={index + 1 + (hasText ? 1 : 0)} />
      ))}
      {locked && <Offer horoscope={horoscope} period={period} />}
      <ShareReading horoscope={horoscope} period={period} />
    </div>
  )
}
