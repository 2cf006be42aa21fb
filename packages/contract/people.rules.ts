/**
 * The rules of the forms about people, with zod's small build because the browser loads them too. A message
 * is a text key, which page and server translate for the reader.
 */
import * as z from 'zod/mini'
import { storable } from './storable.ts'

const createPasswordRules = (
  whenEmpty: 'validation.password-required' | 'validation.password-empty',
) =>
  z
    .string(whenEmpty)
    .check(
      z.minLength(1, { error: whenEmpty, abort: true }),
      z.minLength(8, { error: 'validation.password-length', abort: true }),
      z.maxLength(200, { error: 'validation.password-too-long', abort: true }),
      z.regex(/\p{Ll}/u, 'validation.password-lowercase'),
      z.regex(/\p{Lu}/u, 'validation.password-uppercase'),
      z.regex(/\d/, 'validation.password-number'),
    )

/** The rules of a new password at a reset. */
export const passwordRules = createPasswordRules('validation.password-required')
/** The rules of a password at sign-up, with sign-in's message for an empty field. */
export const signUpPasswordRules = createPasswordRules('validation.password-empty')

/** An email address; compared without regard to letter case. */
export const emailRules = z
  .string('validation.email-required')
  .check(
    z.trim(),
    z.minLength(1, { error: 'validation.email-required', abort: true }),
    z.maxLength(254, { error: 'validation.email-invalid', abort: true }),
    z.email('validation.email-invalid'),
  )

export const fullNameRules = z
  .string('validation.full-name')
  .check(
    z.trim(),
    z.minLength(1, { error: 'validation.full-name', abort: true }),
    z.maxLength(120, 'validation.full-name-too-long'),
    z.regex(storable, 'validation.other'),
  )

/** 1 male, 2 female, 3 other. */
export const genderRules = z.union([z.literal(1), z.literal(2), z.literal(3)], 'validation.gender')
