import type { ResponseOf } from '@rashi/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../../lib/calls.ts'
import { useLanguage, useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { RemoveDialog } from '../remove.dialog.tsx'
import { studioApi } from '../studio-api.ts'
import { titleOf } from './title-of.ts'

/** Deletes a gemstone that visitors have never seen, after a question, and goes back to the list. */
export function DeleteDraft({ gemstone }: { gemstone: ResponseOf<'GET /studio/gemstone'> }) {
  const t = useTranslate()
  const { id: languageId } = useLanguage()
  const navigate = useNavigate()
  const [isAsked, setIsAsked] = useState(false)
  const { id, version } = gemstone
  const deletion = useCall(async () => {
    await studioApi.staff('POST /studio/delete-gemstone', { body: { gemstone_id: id, version } })
    toast.success(t('studio.gemstone.deleted'))
    await navigate('/studio/gemstones', { replace: true })
  })
  return (
    <>
      <Button kind="danger" busy={deletion.isBusy} onClick={() => setIsAsked(true)}>
        {t('studio.gemstone.delete')}
      </Button>
      <RemoveDialog
        isOpen={isAsked}
        title={t('studio.gemstone.delete-title', { title: titleOf(gemstone, languageId) })}
        text={t('studio.gemstone.delete-text')}
        yes={t('studio.gemstone.delete-yes')}
        onClose={() => setIsAsked(false)}
        onRemove={() => void deletion.run()}
      />
    </>
  )
}
