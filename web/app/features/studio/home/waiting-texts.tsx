import type { ResponseOf } from '@rashi/contract'
import { findStudioCall } from '@rashi/contract/studio-roles.rules'
import { useEffect, useState } from 'react'
import { useCall } from '../../../lib/calls.ts'
import { useTranslate } from '../../../lib/texts.ts'
import { useStore } from '../../../ui/store.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { staffSession } from '../staff-session.ts'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import { usePeriodTexts } from '../horoscopes/desk-texts.ts'

const shownPeriods = 5

/** The texts that wait for approval, for those who may approve. */
export function WaitingTexts() {
  const role = useStore(staffSession)?.staff.role
  const mayApprove =
    role !== undefined &&
    findStudioCall('POST /studio/approve-horoscope-text')?.roles.includes(role)
  return mayApprove ? <Waiting /> : null
}

function Waiting() {
  const t = useTranslate()
  const { namePeriod } = usePeriodTexts()
  const [found, setFound] = useState<ResponseOf<'GET /studio/horoscopes'>>()
  const { run } = useCall(async () =>
    setFound(await studioApi.staff('GET /studio/horoscopes', { query: { state: 'waiting' } })),
  )
  useEffect(() => void run(), [run])
  if (found === undefined) return null
  return (
    <section aria-labelledby="studio-waiting-texts" className={styles.part}>
      <h2 id="studio-waiting-texts">{t('studio.horoscopes.waiting-title')}</h2>
      {found.waiting === 0 ? (
        <p className={styles.quiet}>{t('studio.horoscopes.nothing-waits')}</p>
      ) : (
        <>
          <ul role="list" className={styles.list}>
            {found.periods.slice(0, shownPeriods).map((period) => (
              <li key={period.id} className={styles.entry}>
                <TextLink alone to={`/studio/horoscopes/${period.id}`}>
                  {namePeriod(period)}
                </TextLink>
              </li>
            ))}
          </ul>
          <TextLink alone to="/studio/horoscopes?state=waiting">
            {t('studio.horoscopes.see-waiting')} ({found.waiting})
          </TextLink>
        </>
      )}
    </section>
  )
}
