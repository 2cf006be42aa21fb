/** The section of a year that a reader opened last. The browser keeps it until they log out. */
const keyOf = (readerId: string, yearId: number) => `place-in-year ${readerId} ${yearId}`

export const placeInYear = {
  set(readerId: string, yearId: number, sectionId: number): void {
    try {
      localStorage.setItem(keyOf(readerId, yearId), String(sectionId))
    } catch {
      // Without storage the place is not remembered.
    }
  },
  get(readerId: string, yearId: number): number | undefined {
    const stored = Number(localStorage.getItem(keyOf(readerId, yearId)))
    return stored > 0 ? stored : undefined
  },
}
