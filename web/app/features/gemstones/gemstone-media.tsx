import type { Gemstone } from '@rashi/contract'
import { useState } from 'react'
import { useTranslate } from '../../lib/texts.ts'
import { Card } from '../../ui/card.tsx'
import { PlayIcon } from '../../ui/page-icons.tsx'
import styles from './gemstone-view.module.css'
import { playerAddress } from './video.rules.ts'

/** The picture of a piece and, if there is one, its video, each with a thumbnail. */
export function GemstoneMedia({
  gemstone,
  translation,
}: {
  gemstone: Gemstone
  translation: Gemstone['translations'][number]
}) {
  const t = useTranslate()
  const [isFilm, setIsFilm] = useState(false)
  const player = playerAddress(translation)
  const { title } = translation
  return (
    <div className={styles.media}>
      <Card frame="plate" className={styles.plate}>
        {isFilm && player ? (
          <iframe
            className={styles.film}
            src={player}
            title={t('gemstones.video-of', { gemstone: title })}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          />
        ) : (
          <img
            src={gemstone.mediaUrl}
            alt={t('gemstones.picture-of', { gemstone: title })}
            width="480"
            height="480"
            fetchPriority="high"
          />
        )}
      </Card>
      {player && (
        <div className={styles.thumbnails}>
          <button
            type="button"
            aria-label={t('gemstones.show-picture')}
            aria-pressed={!isFilm}
            onClick={() => setIsFilm(false)}
          >
            <img src={gemstone.mediaUrl} alt="" width="72" height="72" />
          </button>
          <button
            type="button"
            aria-label={t('gemstones.show-video')}
            aria-pressed={isFilm}
            onClick={() => setIsFilm(true)}
          >
            <PlayIcon size={34} />
          </button>
        </div>
      )}
    </div>
  )
}
