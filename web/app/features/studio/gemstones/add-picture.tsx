import type { ResponseOf } from '@rashi/contract'
import { maxPictureBytes } from '@rashi/contract/uploaded-pictures.rules'
import { useEffect, useId, useRef, useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { describedBy, Field } from '../../../ui/field.tsx'
import { classNames } from '../../../ui/class-names.ts'
import field from '../../../ui/field.module.css'
import styles from '../studio.module.css'
import own from './gemstones.module.css'
import { uploadPicture } from './upload-picture.ts'

export type Picture = ResponseOf<'GET /studio/gemstone'>['pictures'][number]

/** Uploads a chosen file and hands over the picture once its files are ready. */
export function AddPicture({
  isKnown,
  onAdded,
}: {
  isKnown: (id: string) => boolean
  onAdded: (picture: Picture) => void
}) {
  const t = useTranslate()
  const id = useId()
  const [fault, setFault] = useState<string>()
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])
  const upload = useCall(
    async (file: File) => {
      const { signal } = leaving.current ?? new AbortController()
      const picture = await uploadPicture(file, signal)
      if (signal.aborted) return
      const { state, failure, address, width, height } = picture
      if (state === 'failed') setFault(t(`studio.gemstone.picture-${failure ?? 'damaged'}`))
      else if (isKnown(picture.id)) setFault(t('studio.gemstone.picture-known'))
      else if (width !== null && height !== null)
        onAdded({ id: picture.id, address, width, height, translations: [] })
    },
    { isShownInPlace: () => true },
  )
  const hint = t('studio.gemstone.add-picture-hint')
  const error = fault ?? upload.failure?.message
  return (
    <div>
      <Field id={id} label={t('studio.gemstone.add-picture')} hint={hint} error={error}>
        <input
          id={id}
          className={classNames(field.control, own.file)}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          {...describedBy(id, { hint, error })}
          disabled={upload.isBusy}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            // The same file may be chosen again after a failure.
            currentTarget.value = ''
            if (!file) return
            upload.clearFailure()
            setFault(file.size > maxPictureBytes ? t('studio.gemstone.picture-heavy') : undefined)
            if (file.size <= maxPictureBytes) void upload.run(file)
          }}
        />
      </Field>
      <p role="status" className={styles.quiet}>
        {upload.isBusy && t('studio.gemstone.preparing')}
      </p>
    </div>
  )
}
