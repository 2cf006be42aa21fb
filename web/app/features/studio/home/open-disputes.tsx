import { findStudioCall } from '@rashi/contract/studio-roles.rules'
import type { ResponseOf } from '@rashi/contract'
import { useEffect, useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { useStore } from '../../../ui/store.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { staffSession } from '../staff-session.ts'
import { useInstants } from '../staff-texts.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'

/** On the home page: how many payments are disputed, and what is due. Nothing while there are none. */
export function OpenDisputes() {
  const role = useStore(staffSession)?.staff.role
  const mayAsk =
    role !== undefined && findStudioCall('GET /studio/open-disputes')?.roles.includes(role)
  return mayAsk ? <Count /> : null
}

function Count() {
  const t = useTranslate()
  const { formatTime } = useInstants()
  const [found, setFound] = useState<ResponseOf<'GET /studio/open-disputes'>>()
  const { run } = useCall(
    async () => setFound(await studioApi.staff('GET /studio/open-disputes')),
    // The list of parts below leads to the same page.
    { isShownInPlace: () => true },
  )
  useEffect(() => void run(), [run])
  if (!found || found.open === 0) return null
  const { open, first_due_at } = found
  return (
    <p className={styles.note}>
      {open === 1 ? t('studio.disputes.count-one') : t('studio.disputes.count', { count: open })}{' '}
      {first_due_at && t('studio.disputes.first-due', { when: formatTime(first_due_at) })}{' '}
      <TextLink to="/studio/disputes">{t('studio.disputes.to-list')}</TextLink>
    </p>
  )
}
