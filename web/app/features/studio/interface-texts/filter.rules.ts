import type { QueryOf } from '@rashi/contract'

type Query = QueryOf<'GET /studio/texts'>

export const textStates = ['missing', 'uneven', 'changed'] as const

/** Reads the search of the page's address; what is empty or unknown is left out. */
export function readFilter(search: string): Pick<Query, 'q' | 'state'> {
  const query = new URLSearchParams(search)
  const q = (query.get('q') ?? '').trim().slice(0, 200)
  const state = textStates.find((one) => one === query.get('state'))
  return { ...(q === '' ? {} : { q }), ...(state === undefined ? {} : { state }) }
}
