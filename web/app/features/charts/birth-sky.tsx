import type { BirthSky as MoonSeen, SignKey, Sky } from '@rashi/contract'
import { movingPicture } from '@rashi/contract/pictures.rules'
import { useCallback } from 'react'
import { api } from '../../lib/client-api.ts'
import { useTranslate, type TextKey } from '../../lib/texts.ts'
import { findMoonPhase, formatArc } from './sky-labels.rules.ts'
import { SkyPicture, SkyPictureShape } from './sky-picture.tsx'

/** The shape of the picture while it is not there, with its caption. */
export function BirthSkyShape() {
  const t = useTranslate()
  return <SkyPictureShape drawing={t('charts.sky.drawing')} caption={t('charts.sky.caption')} />
}

/** The picture of the Moon in its phase among the stars at a moment. */
export function BirthSky({
  utc,
  moon: known,
  assumedTime,
  onSeen,
}: Pick<Sky, 'utc'> & {
  /** The Moon at that moment; it is loaded if it is not known. */
  moon?: MoonSeen | undefined
  /** The local time that is drawn although the time is not known. */
  assumedTime?: string | undefined
  onSeen?: ((moon: MoonSeen) => void) | undefined
}) {
  const t = useTranslate()
  const load = useCallback(
    async (signal: AbortSignal): Promise<MoonSeen> =>
      (await api.guest('POST /birth-sky', { body: { utc }, signal })).birthSky,
    [utc],
  )
  return (
    <SkyPicture
      known={known}
      load={load}
      toMoving={movingPicture}
      onSeen={onSeen}
      texts={{
        drawing: t('charts.sky.drawing'),
        caption: assumedTime
          ? t('charts.sky.caption-assumed', { time: assumedTime })
          : t('charts.sky.caption'),
      }}
      toWords={(moon) =>
        t('charts.sky.words', {
          degrees: formatArc(moon.degrees_in_sign),
          sign: t(`charts.sign.${moon.sign satisfies SignKey}`),
          nakshatra: t(`charts.nakshatra.${moon.nakshatra}` as TextKey),
          phase: t(`charts.sky.${findMoonPhase(moon)}`),
          percent: moon.illuminated_percent,
        })
      }
    />
  )
}
