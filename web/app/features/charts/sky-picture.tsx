import { useEffect, useState } from 'react'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import { PlatePicture, PlateShape } from '../../ui/plate-picture.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'

/** The shape of a picture while it is not there, with its caption. */
export function SkyPictureShape({ drawing, caption }: { drawing: string; caption: string }) {
  return (
    <Skeleton label={drawing}>
      <PlateShape caption={caption}>
        <SkeletonBlock ratio={3 / 2} />
      </PlateShape>
    </Skeleton>
  )
}

/** A picture whose address and numbers are loaded first, unless they are known; its text has the numbers it is drawn from. */
export function SkyPicture<Seen extends { mediaUrl: string }>({
  known,
  load,
  texts,
  toWords,
  toMoving,
  onSeen,
}: {
  known?: Seen | undefined
  /** It is called again when it is another function. */
  load: (signal: AbortSignal) => Promise<Seen>
  texts: { drawing: string; caption: string }
  toWords: (seen: Seen) => string
  /** The address of the picture that draws itself, from that of the still one; without it the picture fades in. */
  toMoving?: (mediaUrl: string) => string
  /** Called with the picture's numbers once they are there; it has to stay the same function. */
  onSeen?: ((seen: Seen) => void) | undefined
}) {
  const t = useTranslate()
  const [seen, setSeen] = useState(known)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (known || hasFailed) return
    const controller = new AbortController()
    load(controller.signal)
      .then((found) => {
        if (controller.signal.aborted) return
        setSeen(found)
        onSeen?.(found)
      })
      // The picture is only an addition, so its failure is shown in its place and not as a toast.
      .catch(() => controller.signal.aborted || setHasFailed(true))
    return () => controller.abort()
  }, [known, load, hasFailed, onSeen])

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
  if (!seen) return <SkyPictureShape {...texts} />
  return (
    <PlatePicture
      appearing={!toMoving}
      src={seen.mediaUrl}
      moving={toMoving?.(seen.mediaUrl)}
      alt={toWords(seen)}
      width={960}
      height={640}
      caption={texts.caption}
    />
  )
}
