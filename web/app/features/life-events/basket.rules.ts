interface Section {
  readonly id: number
  readonly current_price: number
  readonly user_has_access: boolean
}

/** Adds a section, or removes it if it is in the basket. */
export const toggle = (partIds: readonly number[], id: number): readonly number[] =>
  partIds.includes(id) ? partIds.filter((one) => one !== id) : [...partIds, id]

/** Adds a section of a sign, once. Sections of another sign leave the basket: it is bought by sign. */
export const withSection = (
  saved: { readonly key: string; readonly partIds: readonly number[] } | undefined,
  { key, id }: { key: string; id: number },
): readonly number[] => [...new Set([...(saved?.key === key ? saved.partIds : []), id])]

/** Returns whether a basket fits a list: all its sections are listed and none is open. */
export const fits = (partIds: readonly number[], sections: readonly Section[]): boolean =>
  partIds.every((id) => sections.some((one) => one.id === id && !one.user_has_access))

/** Returns the sections in the basket, in the order of the list. */
export const listSelected = <S extends Section>(
  sections: readonly S[],
  partIds: readonly number[],
) => sections.filter(({ id }) => partIds.includes(id))

/** Returns the total in pounds, added up in pence. */
export const computeTotal = (sections: readonly Section[]): number =>
  sections.reduce((pence, { current_price }) => pence + Math.round(current_price * 100), 0) / 100
