export const horoscopes = {} as const
