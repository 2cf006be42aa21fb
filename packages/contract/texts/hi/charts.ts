import type { TextsOf } from '../texts.ts'
import type { charts as english } from '../en/charts.ts'

export const charts: TextsOf<typeof english> = {}
