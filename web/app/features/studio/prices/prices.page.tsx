import '../studio-texts.ts'
import type { ResponseOf } from '@rashi/contract'
import { formatPrice } from '@rashi/contract/price.rules'
import { useState } from 'react'
import type { PageHandle } from '../../../lib/page-handle.ts'
import { PageHead } from '../../../lib/page-head.tsx'
import { PageSkeleton } from '../../../lib/page-skeleton.tsx'
import { translated, useLanguage, useTranslate } from '../../../lib/texts.ts'
import layout from '../../../ui/layout.module.css'
import { AccountSection } from '../../identity/access.entry.ts'
import { NewPriceForm } from '../new-price.form.tsx'
import { OpenedForm } from '../opened-form.tsx'
import { studioApi } from '../studio-api.ts'
import styles from '../studio.module.css'
import type { Route } from './+types/prices.page.ts'

type Prices = ResponseOf<'GET /studio/prices'>

export const handle: PageHandle = { title: 'studio.prices' }

export const clientLoader = () => studioApi.staff('GET /studio/prices')
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

/** The prices of single periods and of life-event sections. */
export default function PricesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { id: languageId } = useLanguage()
  const [{ singles, sections }, setPrices] = useState<Prices>(loaderData)
  return (
    <div className={layout.stack}>
      <PageHead hidden />
      <h1>{t('studio.prices')}</h1>
      <p className={layout.lead}>{t('studio.prices.lead')}</p>
      <AccountSection title={t('studio.prices.singles')}>
        <ul role="list" className={styles.list}>
          {singles.map(({ reading_period, amount_pence, version }) => (
            <PriceEntry
              key={reading_period}
              name={reading_period}
              title={t(`studio.prices.${reading_period}`)}
              pence={amount_pence}
              send={(pence) =>
                studioApi.staff('POST /studio/change-single-price', {
                  body: { reading_period, version, amount_pence: pence },
                })
              }
              onChanged={setPrices}
            />
          ))}
        </ul>
      </AccountSection>
      <AccountSection title={t('studio.prices.sections')}>
        <p className={styles.quiet}>{t('studio.prices.sections-text')}</p>
        <ul role="list" className={styles.list}>
          {sections.map(({ position, translations, amount_pence, version }) => (
            <PriceEntry
              key={position}
              name={`section ${position}`}
              title={translated(translations, languageId)?.name ?? String(position)}
              pence={amount_pence}
              mayBeFree
              send={(pence) =>
                studioApi.staff('POST /studio/change-section-price', {
                  body: { position, version, amount_pence: pence },
                })
              }
              onChanged={setPrices}
            />
          ))}
        </ul>
      </AccountSection>
    </div>
  )
}

function PriceEntry({
  name,
  title,
  pence,
  mayBeFree = false,
  send,
  onChanged,
}: {
  name: string
  title: string
  pence: number
  mayBeFree?: boolean
  send: (pence: number) => Promise<Prices>
  onChanged: (prices: Prices) => void
}) {
  const t = useTranslate()
  const { code } = useLanguage()
  const label = t('studio.plans.change-of', { title })
  return (
    <li className={styles.entry} tabIndex={-1}>
      <div>
        <h3 className={styles.name}>{title}</h3>
        <p>{pence <= 0 ? t('studio.prices.free') : formatPrice(pence / 100, code)}</p>
      </div>
      <OpenedForm opener={t('studio.plans.change')} openerLabel={label}>
        {(close) => (
          <NewPriceForm
            name={`studio-price ${name}`}
            label={label}
            pence={pence}
            mayBeFree={mayBeFree}
            send={send}
            onDone={(prices) => {
              close()
              onChanged(prices)
            }}
          />
        )}
      </OpenedForm>
    </li>
  )
}
