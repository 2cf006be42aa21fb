import type { Horoscope } from '@rashi/contract'
import { useState } from 'react'
import { selectedHoroscope, selectedRisingSign } from './selected-horoscope.ts'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { SignChangeNote } from './sign-certainty.tsx'
import { SignChoice } from './sign-choice.tsx'
import styles from './sign-choice.module.css'
import { localMoment, formatMoment } from './sky-labels.rules.ts'
import { useOwnRising, type OwnRising } from './use-own-rising.ts'

/** The choice of a Diamond plan's second sign; the reader's rising sign is selected at first. */
export function RisingSignChoice({ signs }: { signs: readonly Horoscope[] }) {
  const t = useTranslate()
  const rising = useOwnRising()
  const [firstKey] = useState(() => selectedHoroscope.get()?.key)
  const ownKey = typeof rising === 'object' ? rising.found.key : undefined
  return (
    <SignChoice
      signs={signs}
      selection={selectedRisingSign}
      next={(risingSign) => ['/order-confirm', { dual: true, risingSign }]}
      texts={{
        lead: t('charts.select.dual-lead'),
        submit: t('charts.select.confirm'),
        ownMark: t('charts.own-rising.mark'),
      }}
      ownKey={ownKey}
      // The two signs of a plan have to differ.
      preselected={ownKey === firstKey ? undefined : ownKey}
    >
      <div className={styles.own} aria-live="polite">
        <OwnSign rising={rising} isFirst={ownKey === firstKey} />
      </div>
    </SignChoice>
  )
}

function OwnSign({ rising, isFirst }: { rising: OwnRising; isFirst: boolean }) {
  const t = useTranslate()
  const { id, code } = useLanguage()
  if (typeof rising === 'string') return <p>{t(`charts.own-rising.${rising}`)}</p>
  const { found, place } = rising
  return (
    <>
      <p>
        {t('charts.own-rising.found', {
          sign: translated(found.translations, id)?.name ?? found.key,
          moment: formatMoment(localMoment(found.sky), code),
          place,
        })}
      </p>
      <SignChangeNote found={found} />
      {isFirst && <p>{t('charts.own-rising.same')}</p>}
    </>
  )
}
