import type { Call } from '../http/route.ts'
import { invalidRequest } from '../shared/failures.ts'
import type { Filter } from '../store/store.ts'
import type { Kind, Kinds } from '../store/kinds.ts'
import { expandAll } from './expand.ts'

interface Page {
  limit: number
  starting_after?: string | undefined
  ending_before?: string | undefined
  expand: string[]
}

interface StripeList<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  url: string
}

/** A page of a list, newest first. */
export function listObjects<K extends Kind>(
  { sandbox }: Call,
  kind: K,
  url: string,
  { limit, starting_after: startingAfter, ending_before: endingBefore, expand }: Page,
  filter: Omit<Filter, 'limit' | 'startingAfter' | 'endingBefore'> = {},
): StripeList<Kinds[K]> {
  if (startingAfter !== undefined && endingBefore !== undefined)
    throw invalidRequest('You cannot use both `starting_after` and `ending_before`.')
  const page = sandbox.store.list(kind, { ...filter, limit, startingAfter, endingBefore })
  if (page === null)
    throw invalidRequest(`No such ${kind}: '${startingAfter ?? endingBefore}'`, {
      code: 'resource_missing',
      param: startingAfter === undefined ? 'ending_before' : 'starting_after',
    })
  const inner = expand.map((path) => {
    if (!path.startsWith('data.')) throw cannotExpand(path)
    return path.slice('data.'.length)
  })
  const data = page.rows.map(({ object }) => expandAll(sandbox.store, kind, object, inner))
  return { object: 'list', data, has_more: page.hasMore, url }
}

const cannotExpand = (path: string) =>
  invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
