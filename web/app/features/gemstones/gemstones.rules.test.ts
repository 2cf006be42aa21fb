import { onlyPhoneCharacters } from '@rashi/contract/phone.rules'
import { gemstones as english } from '@rashi/contract/texts/en/gemstones'
import { expect, test } from 'vitest'
import { checkEnquiry, readAccountValues } from './enquiry.rules.ts'
import { parseFilter, formatQuery } from './filter.rules.ts'
import { virtualRows } from './virtual-rows.rules.ts'
import { playerAddress } from './video.rules.ts'

const enquiry = {
  fullName: 'Asha Rao',
  email: 'asha@example.org',
  phone: '+44 20 7946 0018',
  question: '',
}
const findMessages = (changed: Partial<typeof enquiry>) =>
  Object.fromEntries(
    Object.entries(checkEnquiry({ ...enquiry, ...changed })).map(([field, key]) => [
      field,
      (english as Record<string, string>)[key],
    ]),
  )
const a = (count: number) => 'a'.repeat(count)

test('an enquiry is prefilled from the account, without a name that is too long for it', () => {
  const account = { full_name: 'Asha Rao', email: 'asha@example.org' }
  expect(readAccountValues(account)).toEqual({ fullName: 'Asha Rao', email: 'asha@example.org' })
  expect(readAccountValues({ ...account, full_name: a(51) })).toEqual({ email: 'asha@example.org' })
  expect(readAccountValues({ ...account, email: `${a(50)}@example.org` })).toEqual({
    fullName: 'Asha Rao',
  })
})

test('a valid enquiry has no errors (GEM-12, GEM-13, GEM-14, GEM-15)', () => {
  expect(findMessages({})).toEqual({})
  expect(findMessages({ fullName: a(50), question: a(500), phone: '(020) 7946-0018' })).toEqual({})
})

test.each([
  ['fullName', '', 'Please enter the required information'],
  ['fullName', a(51), 'Maximum 50 characters allowed'],
  ['email', '', 'Please enter the required information'],
  ['email', 'asha', 'Please check the email format'],
  ['email', `${a(45)}@x.org`, 'Maximum 50 characters allowed'],
  ['phone', '', 'Please enter the required information'],
  ['phone', '1'.repeat(21), 'Maximum 20 characters allowed'],
  ['phone', '12345', 'Invalid phone number'],
  ['question', a(501), 'Maximum 500 characters allowed'],
])(
  'an enquiry whose %s is %j has the error: %s (GEM-12, GEM-13, GEM-14, GEM-15)',
  (field, value, sentence) => {
    expect(findMessages({ [field]: value })).toEqual({ [field]: sentence })
  },
)

test('a phone field keeps only digits and + space ( ) . - (GEM-14)', () => {
  expect(onlyPhoneCharacters('+44a (0)20/7946.00-18 x')).toBe('+44 (0)207946.00-18 ')
})

test('a video with branding starts at 14 seconds by itself, another at its beginning when played (GEM-09)', () => {
  const player = 'https://www.youtube-nocookie.com/embed/nr5Pj6GQL2o'
  const video_link = 'nr5Pj6GQL2o'
  expect(playerAddress({ video_link, skip_branding: true })).toBe(`${player}?start=14&autoplay=1`)
  expect(playerAddress({ video_link, skip_branding: false })).toBe(player)
})

test.each([null, '', 'a', '../x?autoplay=1', 'javascript:alert(1)'])(
  '%j is not a video',
  (link) => {
    expect(playerAddress({ video_link: link, skip_branding: true })).toBeUndefined()
  },
)

test('the address contains the filter of the list, and nothing without one', () => {
  const filter = { categoryId: 3, search: 'ruby & माणिक' }
  expect(parseFilter(new URLSearchParams(formatQuery(filter)))).toEqual(filter)
  expect(formatQuery({ categoryId: undefined, search: '' })).toBe('')
  for (const category of ['0', '-1', '1.5', 'x', '12345678901'])
    expect(parseFilter(new URLSearchParams({ category })).categoryId).toBeUndefined()
})

// Guard in web/app/features/gemstones/filter.rules.ts: the API refuses such a search, and the page would be a 500.
test('a search loses NUL, and half of a character that its greatest length cuts in two (SEC-70)', () => {
  const search = (text: string) => parseFilter(new URLSearchParams({ search: text })).search
  expect(search('ru\0by\0')).toBe('ruby')
  expect(search(`x${'😀'.repeat(60)}`)).toBe(`x${'😀'.repeat(49)}\ufffd`)
})

test('only the rows near the screen are rendered of ten thousand gemstones', () => {
  const rows = { screenHeight: 800, rowHeight: 300, rowCount: 2_500 }
  expect(virtualRows({ ...rows, listTop: 400 })).toEqual({ first: 0, end: 8 })
  const { first, end } = virtualRows({ ...rows, listTop: -300_000 })
  expect(first * 300).toBeLessThanOrEqual(300_000 - 800)
  expect(end * 300).toBeGreaterThanOrEqual(300_000 + 1_600)
  expect(end - first).toBeLessThanOrEqual(20)
  expect(virtualRows({ ...rows, listTop: -5_000_000 })).toEqual({ first: 2_496, end: 2_500 })
  expect(virtualRows({ ...rows, rowHeight: 0, listTop: 0 })).toEqual({ first: 0, end: 2_500 })
})
