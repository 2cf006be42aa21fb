import { findStudioCall, type StudioCallName } from '@rashi/contract/studio-roles.rules'
import { type ReactNode, useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { type TextKey, useTranslate } from '../../../lib/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { useStore } from '../../../ui/store.ts'
import { toast } from '../../../ui/toast-store.ts'
import { RemoveDialog } from '../remove.dialog.tsx'
import { staffSession } from '../staff-session.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import type { DeskText } from './desk-texts.ts'

type Act = 'discard' | 'approve' | 'withdraw'
const saidAfter: Record<Act, TextKey> = {
  discard: 'studio.horoscopes.discarded',
  approve: 'studio.horoscopes.approved',
  withdraw: 'studio.horoscopes.withdrawn',
}

/** The actions of a text: approve its draft or withdraw its approval, then `children`, then discard the draft. */
export function TextActions({
  text,
  onChanged,
  children,
}: {
  text: DeskText
  onChanged: (text: DeskText) => void
  children: ReactNode
}) {
  const t = useTranslate()
  const role = useStore(staffSession)?.staff.role
  const [isAsked, setIsAsked] = useState(false)
  const { part_id, language_id, version, draft, approved, state } = text
  const call = useCall(async (act: Act) => {
    const body = { part_id, language_id, version }
    onChanged(await studioApi.staff(`POST /studio/${act}-horoscope-text`, { body }))
    toast.success(t(saidAfter[act]))
  })
  const may = (name: StudioCallName) =>
    role !== undefined && (findStudioCall(name)?.roles.includes(role) ?? false)
  const hasErrors = draft?.findings.some(({ is_error }) => is_error) ?? false
  return (
    <>
      {state === 'waiting' &&
        draft &&
        may('POST /studio/approve-horoscope-text') &&
        (draft.may_approve && !hasErrors ? (
          <Button busy={call.isBusy} onClick={() => void call.run('approve')}>
            {t('studio.horoscopes.approve')}
          </Button>
        ) : (
          <p className={styles.quiet}>
            {t(hasErrors ? 'studio.horoscopes.has-errors' : 'studio.horoscopes.own-draft')}
          </p>
        ))}
      {approved && !approved.is_published && may('POST /studio/withdraw-horoscope-text') && (
        <Button kind="quiet" busy={call.isBusy} onClick={() => void call.run('withdraw')}>
          {t('studio.horoscopes.withdraw')}
        </Button>
      )}
      {children}
      {draft && (
        <Button kind="danger" busy={call.isBusy} onClick={() => setIsAsked(true)}>
          {t('studio.horoscopes.discard')}
        </Button>
      )}
      <RemoveDialog
        isOpen={isAsked}
        title={t('studio.horoscopes.discard-title')}
        text={t('studio.horoscopes.discard-text')}
        onClose={() => setIsAsked(false)}
        onRemove={() => void call.run('discard')}
      />
    </>
  )
}
