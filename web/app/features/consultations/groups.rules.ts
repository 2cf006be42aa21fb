import type { Consultation } from '@rashi/contract'

export type Category = Consultation['category']

export interface Group {
  readonly category: Category
  readonly consultations: readonly Consultation[]
}

/** Groups consultations by category, in their order. */
export function groupByCategory(consultations: readonly Consultation[]): Group[] {
  const groups = new Map<number, { category: Category; consultations: Consultation[] }>()
  for (const consultation of consultations) {
    const { category } = consultation
    const group = groups.get(category.id) ?? { category, consultations: [] }
    group.consultations.push(consultation)
    groups.set(category.id, group)
  }
  return [...groups.values()]
}

/** Reads the category of an address; undefined for all categories or an unknown one. */
export function chosenCategory(
  query: URLSearchParams,
  groups: readonly Group[],
): number | undefined {
  const id = Number(query.get('category'))
  return groups.some(({ category }) => category.id === id) ? id : undefined
}
