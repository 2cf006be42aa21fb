import type { TextsOf } from '../texts.ts'
import type { identity as english } from '../en/identity.ts'

export const identity: TextsOf<typeof english> = {}
