interface Section {
  readonly id: number
  readonly current_price: number
  readonly user_has_access: boolean
}

/** Takes a section in, or out where it is in already. */
export const toggled = (partIds: readonly number[], id: number): readonly number[] =>
  partIds.includes(id) ? partIds.filter((one) => one !== id) : [...partIds, id]

/** Whether a basket is still good for a list: all of it is there, and none of it open already. */
export const fits = (partIds: readonly number[], sections: readonly Section[]): boolean =>
  partIds.every((id) => sections.some((one) => one.id === id && !one.user_has_access))

/** What is in the basket, in the list's order. */
export const chosenOf = <S extends Section>(sections: readonly S[], partIds: readonly number[]) =>
  sections.filter(({ id }) => partIds.includes(id))

/** Pounds, summed in pence. */
export const totalOf = (sections: readonly Section[]): number =>
  sections.reduce((pence, { current_price }) => pence + Math.round(current_price * 100), 0) / 100
