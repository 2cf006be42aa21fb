import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readForm } from './form.ts'

test('brackets make objects and lists', () => {
  expect(readForm('a=1&card[number]=42&card[x][y]=z&expand[]=p&expand[]=q&types[0]=r')).toEqual({
    a: '1',
    card: { number: '42', x: { y: 'z' } },
    expand: ['p', 'q'],
    types: ['r'],
  })
})

test('percent signs, plus signs and brackets that are encoded are read as the official client writes them', () => {
  expect(
    readForm('metadata%5Ba%20b%5D=1%2B1&name=Asha+Rao&return_url=http%3A%2F%2Fx%2F%3Fa%3Db'),
  ).toEqual({
    metadata: { 'a b': '1+1' },
    name: 'Asha Rao',
    return_url: 'http://x/?a=b',
  })
})

test('__proto__ is read as an ordinary name', () => {
  const form = readForm('__proto__[polluted]=1&constructor=2')
  expect(Object.hasOwn(form, 'constructor')).toBe(true)
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test.each(['a[=1', '[a]=1', 'a=1&a[b]=2', 'a[b]=1&a=2', `a${'[b]'.repeat(20)}=1`])(
  'a malformed name is refused: %s',
  (text) => {
    expect(() => readForm(text)).toThrow(/Invalid parameter name/)
  },
)

test('any text is either read or refused', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      try {
        readForm(text)
      } catch (error) {
        expect(error).toHaveProperty('status', 400)
      }
    }),
  )
})
