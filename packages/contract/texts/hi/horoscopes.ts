import type { TextsOf } from '../texts.ts'
import type { horoscopes as english } from '../en/horoscopes.ts'

export const horoscopes: TextsOf<typeof english> = {}
