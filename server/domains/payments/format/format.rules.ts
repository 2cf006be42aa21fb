export const poundsOf = (pence: number): number => pence / 100
