import { join } from 'node:path'
import { root } from '../../scripts/run-program.ts'

/** Where the pictures lie; git does not look there. */
export const folder = join(root, 'gallery')

export const themes = [
  { theme: 'night', colorScheme: 'dark' },
  { theme: 'day', colorScheme: 'light' },
] as const
export type Theme = (typeof themes)[number]['theme']

export const languages = [
  { language: 'english', languageId: 1 },
  { language: 'hindi', languageId: 2 },
] as const
export type Language = (typeof languages)[number]['language']

export const widths = [360, 768, 1440]

export interface Picture {
  readonly name: string
  readonly width: number
  readonly theme: Theme
  readonly language: Language
}

/** The file of a picture, and how it is read back. */
export const fileOf = ({ name, width, theme, language }: Picture): string =>
  `${name}.${width}.${theme}.${language}.jpg`

/** What a run is to take: screens whose names have one of the words, of one width or of all. */
export interface Choice {
  readonly only: readonly string[]
  readonly widths: readonly number[]
}

export const isChosen = (name: string, { only }: Choice): boolean =>
  only.length === 0 || only.some((words) => name.includes(words))

/** The run's choice comes to its workers by the environment. */
export const choiceInEnvironment = (): Choice =>
  JSON.parse(process.env['GALLERY'] ?? JSON.stringify({ only: [], widths }))
