import '../studio-texts.ts'
import { useState } from 'react'
import type { PageHandle } from '../../../lib/page-handle.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { translated, useLanguage, useTranslate } from '../../../lib/texts.ts'
import layout from '../../../ui/layout.module.css'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import type { Route } from './+types/consultations.page.ts'
import { ConsultationEntry } from './consultation-entry.tsx'

export const handle: PageHandle = { title: 'studio.consultations' }

export const clientLoader = () => studioApi.staff('GET /studio/consultations')
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

/** The consultations by category. */
export default function ConsultationsPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { id: languageId } = useLanguage()
  const [consultations, setConsultations] = useState(loaderData.consultations)
  const categories = Map.groupBy(consultations, ({ category }) => category.id)
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('studio.consultations')}</h1>
      <p className={layout.lead}>{t('studio.consultations.lead')}</p>
      {[...categories].map(([id, members]) => (
        <section key={id} aria-labelledby={`category-${id}`}>
          <h2 id={`category-${id}`}>
            {translated(members[0]?.category.translations ?? [], languageId)?.name}
          </h2>
          <ul role="list" className={styles.list}>
            {members.map((consultation) => (
              <ConsultationEntry
                key={consultation.id}
                consultation={consultation}
                onChanged={(changed) =>
                  setConsultations((known) =>
                    known.map((one) => (one.id === changed.id ? changed : one)),
                  )
                }
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
