import type { Period, SingleHoroscope } from '@rashi/contract'
import { RichText } from '../../lib/rich-text.tsx'
import { translated, useLanguage, useSay } from '../../lib/texts.ts'
import { Video } from '../../lib/video.tsx'
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx'
import { Chapter } from './chapter.tsx'
import { Offer } from './offer.tsx'
import styles from './reading.module.css'
import { isLocked, readableParts } from './readable-parts.rules.ts'

/** What one may read of a period: its chapters, or the preview with what opens the rest. */
export function Reading(props: {
  horoscope: SingleHoroscope
  period: Period
  isGuestView: boolean
}) {
  const say = useSay()
  if (!props.isGuestView) return <Text {...props} />
  return (
    <div className={styles.guestView}>
      <div data-guest className={styles.guest}>
        <Text {...props} />
      </div>
      <div className={styles.waiting}>
        <Skeleton label={say('shell.loading')}>
          <SkeletonLines count={6} />
          <SkeletonLines count={5} />
        </Skeleton>
      </div>
    </div>
  )
}

function Text({ horoscope, period }: { horoscope: SingleHoroscope; period: Period }) {
  const { id } = useLanguage()
  const words = translated(period.translations, id)
  const parts = readableParts(period)
  const hasText = words?.description !== undefined
  const locked = isLocked(period)
  const title = words?.name ?? horoscope.key
  return (
    <div className={styles.text}>
      <Video link={words?.video_link ?? words?.video_link_preview} title={title} />
      {words?.description !== undefined && <RichText opening html={words.description} />}
      {locked && !hasText && <RichText opening html={words?.description_preview ?? ''} />}
      {parts.map((part, index) => (
        <Chapter key={part.id} part={part} number={index + 1 + (hasText ? 1 : 0)} />
      ))}
      {locked && <Offer horoscope={horoscope} period={period} />}
    </div>
  )
}
