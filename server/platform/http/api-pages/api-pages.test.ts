import { routes } from '@rashi/contract'
import { expect, test } from 'vitest'
import { makeExample } from './examples.rules.ts'
import { describeType, listFields } from './fields.rules.ts'
import { groups } from './groups.ts'

test('every group of calls has a title, and every title a call (ENT-88)', () => {
  const tags = new Set(Object.values(routes).map(({ tag }) => tag))
  expect(Object.keys(groups).toSorted()).toEqual([...tags].toSorted())
})

test('types are described in words, with their limits (ENT-88)', () => {
  expect(describeType({ type: 'string', minLength: 8, maxLength: 200 })).toBe(
    'text, 8 to 200 characters',
  )
  expect(describeType({ type: 'string', minLength: 1, maxLength: 254 })).toBe(
    'text, at most 254 characters',
  )
  expect(describeType({ type: 'string', format: 'date-time' })).toContain('ISO 8601')
  expect(describeType({ type: 'integer', minimum: 1 })).toBe('whole number, at least 1')
  expect(describeType({ anyOf: [{ type: 'null' }, { type: 'boolean' }] })).toBe(
    'true or false or null',
  )
  expect(describeType({ type: 'array', items: { enum: ['a', 'b'] } })).toBe(
    'list of one of "a", "b"',
  )
  const digits = { type: 'string', pattern: String.raw`^\d{1,9}$` }
  expect(describeType({ anyOf: [{ type: 'integer' }, digits, { type: 'null' }] })).toBe(
    'whole number or null',
  )
  const loose = ['boolean', 'number', 'string', 'null'].map((type) => ({ type }))
  expect(describeType({ anyOf: loose })).toBe('true or false or null')
  expect(describeType({ anyOf: loose.slice(0, 3) })).toBe('true or false')
  expect(describeType({})).toBe('anything')
})

const schema = {
  type: 'object',
  required: ['plans'],
  properties: {
    plans: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id'],
        properties: {
          id: { type: 'integer' },
          note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        },
      },
    },
    texts: { type: 'object', additionalProperties: { type: 'string' } },
  },
} as const

test('fields inside lists, objects and maps are listed by their whole name (ENT-88)', () => {
  expect(listFields(schema)).toEqual([
    { name: 'plans', type: 'list of object', isRequired: true },
    { name: 'plans[].id', type: 'whole number', isRequired: true },
    { name: 'plans[].note', type: 'text or null', isRequired: false },
    { name: 'texts', type: 'map', isRequired: false },
    { name: 'texts.*', type: 'text', isRequired: false },
  ])
})

test('an example has a value of the right type for every field (ENT-88)', () => {
  expect(makeExample(schema)).toEqual({ plans: [{ id: 1, note: 'text' }], texts: { name: 'text' } })
  expect(makeExample({ type: 'string' }, 'email')).toBe('asha@example.org')
  expect(makeExample({ type: 'integer' }, 'email')).toBe(1)
  expect(makeExample({ type: 'integer', minimum: 16 })).toBe(16)
})
