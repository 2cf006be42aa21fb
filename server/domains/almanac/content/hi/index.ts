import type { AlmanacLanguage } from '../../texts/language.ts'
import { inShort } from './in-short.ts'
import { month } from './month/index.ts'
import { names } from './names.ts'
import { week } from './week/index.ts'
import { year } from './year/index.ts'

export const language: AlmanacLanguage = { code: 'hi', names, inShort, week, month, year }
