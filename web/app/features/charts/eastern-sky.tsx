import type { PlaceOfBirth, RisingSky, SignKey, Sky } from '@rashi/contract'
import { useCallback } from 'react'
import { api } from '../../lib/client-api.ts'
import { useTranslate } from '../../lib/texts.ts'
import { SkyPicture } from './sky-picture.tsx'
import { findCompassPoint, formatArc } from './sky-labels.rules.ts'

/** The picture of the eastern horizon at a moment and a place, with the ascendant. */
export function EasternSky({ utc, place }: Pick<Sky, 'utc'> & { place: PlaceOfBirth }) {
  const t = useTranslate()
  const load = useCallback(
    async (signal: AbortSignal): Promise<RisingSky> => {
      const body = { utc, place_of_birth: place }
      return (await api.guest('POST /rising-sky', { body, signal })).risingSky
    },
    [utc, place],
  )
  return (
    <SkyPicture
      load={load}
      texts={{ drawing: t('charts.east.drawing'), caption: t('charts.east.caption') }}
      toWords={(east) =>
        t('charts.east.words', {
          degrees: formatArc(east.degrees_in_sign),
          sign: t(`charts.sign.${east.sign satisfies SignKey}`),
          direction: t(`charts.east.${findCompassPoint(east.azimuth_degrees)}`),
        })
      }
    />
  )
}
