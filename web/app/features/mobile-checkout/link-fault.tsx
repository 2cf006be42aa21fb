import { localeOf } from '@rashi/contract/languages.rules'
import { useLanguage, useTranslate } from '../../lib/texts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Part } from './address-parts.rules.ts'
import { AppLink } from './app-link.tsx'

/** Why there is nothing to pay: the link is incomplete, or its item is not sold or already owned. */
export type Fault = readonly Part[] | 'unknown' | 'owned'

export function LinkFault({ fault }: { fault: Fault }) {
  const t = useTranslate()
  const { code } = useLanguage()
  if (typeof fault === 'string')
    return (
      <EmptyState title={t(`mobile.${fault}`)} action={<AppLink />}>
        {t(`mobile.${fault}-text`)}
      </EmptyState>
    )
  const parts = new Intl.ListFormat(localeOf(code), { type: 'conjunction' }).format(
    fault.map((part) => t(`mobile.part-${part}`)),
  )
  return (
    <EmptyState title={t('mobile.incomplete')} action={<AppLink />}>
      {t('mobile.incomplete-text', { parts })}
    </EmptyState>
  )
}
