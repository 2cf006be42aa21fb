import '../studio-texts.ts'
import type { PageHandle } from '../../../lib/page-handle.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { useTranslate } from '../../../lib/texts.ts'
import layout from '../../../ui/layout.module.css'
import { useStore } from '../../../ui/store.ts'
import { TextLink } from '../../../ui/text-link.tsx'
import { OpenDisputes } from './open-disputes.tsx'
import { WaitingTexts } from './waiting-texts.tsx'
import { WaitingWork } from './waiting-work.tsx'
import { doorsOf } from '../navigation.rules.ts'
import { staffSession } from '../staff-session.ts'
import styles from '../studio.module.css'

export const handle: PageHandle = { title: 'studio.name' }

/** Waits for the guard of the layout, which loads who is signed in. */
export const clientLoader = async () => null
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

/** The first page of the studio: what the role may do, and the parts that are open to it. */
export default function StudioHomePage() {
  const t = useTranslate()
  const staff = useStore(staffSession)?.staff
  if (!staff) return <PageSkeleton />
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('studio.home.title', { name: staff.name })}</h1>
      <p className={layout.lead}>{t(`studio.may.${staff.role}`)}</p>
      <WaitingWork role={staff.role} />
      <OpenDisputes />
      <WaitingTexts />
      <section aria-labelledby="studio-doors" className={styles.part}>
        <h2 id="studio-doors">{t('studio.home.doors')}</h2>
        <div className={styles.groups}>
          {doorsOf(staff.role).map(({ name: group, doors }) => (
            <div key={group}>
              <h3>{t(group)}</h3>
              <ul role="list" className={styles.list}>
                {doors.map(({ to, name, about }) => (
                  <li key={to} className={styles.entry}>
                    <span>
                      <TextLink alone to={to}>
                        {t(name)}
                      </TextLink>
                      <span className={styles.quiet} style={{ display: 'block' }}>
                        {t(about)}
                      </span>
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
    </div>
  )
}
