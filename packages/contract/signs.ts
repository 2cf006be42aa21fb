import { z } from 'zod'
import { signKeys } from './sign-keys.rules.ts'

export const signKey = z.enum(signKeys)
export type SignKey = z.output<typeof signKey>
