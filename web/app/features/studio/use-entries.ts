import { useState } from 'react'
import { useCall, type Call } from '../../lib/calls.ts'

export interface Entries<Entry, Next> {
  readonly entries: readonly Entry[]
  /** Loads the next page; undefined on the last one. */
  readonly more: (() => void) | undefined
  readonly call: Call<[after: Next], void>
  /** Replaces an entry, or puts a new one first. */
  put(entry: Entry): void
}

/** The entries of a list that is loaded page by page, and changed where it is shown. */
export function useEntries<Entry, Next>(
  first: { entries: readonly Entry[]; next: Next | null },
  keyOf: (entry: Entry) => string | number,
  load: (after: Next) => Promise<{ entries: readonly Entry[]; next: Next | null }>,
): Entries<Entry, Next> {
  const [entries, setEntries] = useState(first.entries)
  const [next, setNext] = useState(first.next)
  const call = useCall(async (after: Next) => {
    const page = await load(after)
    setEntries((known) => [
      ...known,
      ...page.entries.filter((entry) => known.every((one) => keyOf(one) !== keyOf(entry))),
    ])
    setNext(page.next)
  })
  const put = (entry: Entry) =>
    setEntries((known) =>
      known.some((one) => keyOf(one) === keyOf(entry))
        ? known.map((one) => (keyOf(one) === keyOf(entry) ? entry : one))
        : [entry, ...known],
    )
  return { entries, more: next === null ? undefined : () => void call.run(next), call, put }
}
