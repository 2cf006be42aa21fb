import type { TextsOf } from '../texts.ts'
import type { noticeboard as english } from '../en/noticeboard.ts'

export const noticeboard: TextsOf<typeof english> = {}
