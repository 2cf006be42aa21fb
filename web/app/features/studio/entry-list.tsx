import type { ReactNode } from 'react'
import { useTranslate } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './studio.module.css'
import type { Entries } from './use-entries.ts'

/** The entries of a list, or what is said where there is none, and the button that loads more. */
export function EntryList<Entry, Next>({
  list: { entries, more, call },
  none,
  noneText,
  children,
}: {
  list: Entries<Entry, Next>
  none: string
  noneText: string
  children: (entry: Entry) => ReactNode
}) {
  const t = useTranslate()
  return (
    <>
      {entries.length === 0 ? (
        <EmptyState title={none}>{noneText}</EmptyState>
      ) : (
        <ul role="list" className={styles.list} aria-busy={call.isBusy || undefined}>
          {entries.map(children)}
        </ul>
      )}
      {more && (
        <div>
          <Button kind="quiet" busy={call.isBusy} onClick={more}>
            {t('studio.more')}
          </Button>
        </div>
      )}
    </>
  )
}
