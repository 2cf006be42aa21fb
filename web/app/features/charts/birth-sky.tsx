import type { BirthSky as MoonSeen, SignKey, Sky } from '@rashi/contract'
import { useEffect, useState } from 'react'
import { api } from '../../lib/client-api.ts'
import { useTranslate, type TextKey } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import { PlatePicture, PlateShape } from '../../ui/plate-picture.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { formatArc, findMoonPhase } from './sky-labels.rules.ts'

/** The shape of the picture while it is not there, with its caption. */
export function BirthSkyShape() {
  const t = useTranslate()
  return (
    <Skeleton label={t('charts.sky.drawing')}>
      <PlateShape caption={t('charts.sky.caption')}>
        <SkeletonBlock ratio={3 / 2} />
      </PlateShape>
    </Skeleton>
  )
}

/** The picture of the Moon in its phase among the stars at a moment; its text has the numbers it is drawn from. */
export function BirthSky({ utc }: Pick<Sky, 'utc'>) {
  const t = useTranslate()
  const [moon, setMoon] = useState<MoonSeen>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (hasFailed) return
    const controller = new AbortController()
    api
      .guest('POST /birth-sky', { body: { utc }, signal: controller.signal })
      .then(({ birthSky }) => controller.signal.aborted || setMoon(birthSky))
      // The picture is only an addition, so its failure is shown in its place and not as a toast.
      .catch(() => controller.signal.aborted || setHasFailed(true))
    return () => controller.abort()
  }, [utc, hasFailed])

  if (hasFailed)
    return (
      <FailedState
        title={t('charts.sky.failed')}
        action={
          <Button kind="quiet" onClick={() => setHasFailed(false)}>
            {t('charts.sky.again')}
          </Button>
        }
      />
    )
  if (!moon) return <BirthSkyShape />
  return (
    <PlatePicture
      appearing
      src={moon.mediaUrl}
      alt={t('charts.sky.words', {
        degrees: formatArc(moon.degrees_in_sign),
        sign: t(`charts.sign.${moon.sign satisfies SignKey}`),
        nakshatra: t(`charts.nakshatra.${moon.nakshatra}` as TextKey),
        phase: t(`charts.sky.${findMoonPhase(moon)}`),
        percent: moon.illuminated_percent,
      })}
      width={960}
      height={640}
      caption={t('charts.sky.caption')}
    />
  )
}
