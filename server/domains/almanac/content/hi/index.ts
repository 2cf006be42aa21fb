import type { AlmanacLanguage } from '../../texts/language.ts'
import { month } from './month/index.ts'
import { week } from './week/index.ts'
import { year } from './year/index.ts'

export const language: AlmanacLanguage = { code: 'hi', week, month, year }
