import type { Gemstone } from '@rashi/contract'
import { useState, type ReactNode } from 'react'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { Card } from '../../ui/card.tsx'
import { PlayIcon } from '../../ui/page-icons.tsx'
import styles from './gemstone-view.module.css'
import { UploadedPicture } from './uploaded-picture.tsx'
import { playerAddress } from './video.rules.ts'

/** The width of the plate beside the texts, and above them on a phone. */
const plateSizes = '(min-width: 44rem) 24rem, 90vw'

/** The pictures of a piece, or its drawing, and, if there is one, its video; each with a thumbnail where there are several. */
export function GemstoneMedia({
  gemstone: { pictures, mediaUrl },
  translation,
}: {
  gemstone: Gemstone
  translation: Gemstone['translations'][number]
}) {
  const t = useTranslate()
  const { id } = useLanguage()
  const [shown, setShown] = useState<number | 'video'>(0)
  const player = playerAddress(translation)
  const { title } = translation
  const picture = shown === 'video' ? undefined : pictures[shown]
  const count = Math.max(1, pictures.length)
  return (
    <div className={styles.media}>
      <Card frame="plate" className={styles.plate}>
        {shown === 'video' && player ? (
          <iframe
            className={styles.film}
            src={player}
            title={t('gemstones.video-of', { gemstone: title })}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          />
        ) : picture ? (
          <UploadedPicture
            key={picture.address}
            className={styles.photo}
            picture={picture}
            sizes={plateSizes}
            alt={translated(picture.translations, id)?.alt}
            fetchPriority="high"
          />
        ) : (
          <img
            src={mediaUrl}
            alt={t('gemstones.picture-of', { gemstone: title })}
            width="480"
            height="480"
            fetchPriority="high"
          />
        )}
      </Card>
      {(player || count > 1) && (
        <div className={styles.thumbnails}>
          {Array.from({ length: count }, (_, index) => (
            <Thumbnail
              key={pictures[index]?.address ?? 'drawing'}
              name={
                count === 1
                  ? t('gemstones.show-picture')
                  : t('gemstones.show-picture-of', { number: index + 1, count })
              }
              isShown={shown === index}
              onShow={() => setShown(index)}
            >
              {pictures[index] ? (
                <UploadedPicture picture={pictures[index]} sizes="72px" alt="" />
              ) : (
                <img src={mediaUrl} alt="" width="72" height="72" />
              )}
            </Thumbnail>
          ))}
          {player && (
            <Thumbnail
              name={t('gemstones.show-video')}
              isShown={shown === 'video'}
              onShow={() => setShown('video')}
            >
              <PlayIcon size={34} />
            </Thumbnail>
          )}
        </div>
      )}
    </div>
  )
}

function Thumbnail({
  name,
  isShown,
  onShow,
  children,
}: {
  name: string
  isShown: boolean
  onShow: () => void
  children: ReactNode
}) {
  return (
    <button type="button" aria-label={name} aria-pressed={isShown} onClick={onShow}>
      {children}
    </button>
  )
}
