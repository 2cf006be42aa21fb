import { localeOf } from '@rashi/contract/dates.rules'
import { useLanguage, useSay } from '../../lib/texts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Part } from './address-parts.rules.ts'
import { AppLink } from './app-link.tsx'

/** Why there is nothing to pay here: the link lacks something, sells nothing, or it is owned already. */
export type Fault = readonly Part[] | 'unknown' | 'owned'

export function LinkFault({ fault }: { fault: Fault }) {
  const say = useSay()
  const { code } = useLanguage()
  if (typeof fault === 'string')
    return (
      <EmptyState title={say(`mobile.${fault}`)} action={<AppLink />}>
        {say(`mobile.${fault}-text`)}
      </EmptyState>
    )
  const parts = new Intl.ListFormat(localeOf(code), { type: 'conjunction' }).format(
    fault.map((part) => say(`mobile.part-${part}`)),
  )
  return (
    <EmptyState title={say('mobile.incomplete')} action={<AppLink />}>
      {say('mobile.incomplete-text', { parts })}
    </EmptyState>
  )
}
