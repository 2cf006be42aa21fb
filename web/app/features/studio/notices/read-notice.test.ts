import { expect, test } from 'vitest'
import { checkNotice, readNotice } from './read-notice.ts'

const atOnce = { starts_at: null, ends_at: null }
const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const english = { title_en: ' Diwali ', text_en: 'A bright night.' }

test('the form of a notice leaves out a language in which nothing is written (STU-179)', () => {
  expect(readNotice(formOf(english), atOnce)).toEqual({
    words: [{ language_id: 1, title: 'Diwali', text: 'A bright night.', link_label: null }],
    link: null,
    ...atOnce,
  })
  expect(checkNotice(formOf(english), atOnce)).toEqual({})
})

test('the form of a notice says at each field that it is missing or wrong (STU-179)', () => {
  expect(checkNotice(formOf({ title_hi: 'दिवाली', link: '/gemstones' }), atOnce)).toEqual({
    title_en: ['studio.notices.english-missing'],
    text_en: ['studio.notices.english-missing'],
    link_label_en: ['studio.notices.link-label-missing'],
    text_hi: ['studio.notices.words-missing'],
    link_label_hi: ['studio.notices.link-label-missing'],
  })
  const times = { starts_at: '2099-05-01T10:00', ends_at: '2099-05-01T10:00' }
  expect(checkNotice(formOf({ ...english, ...times, link: 'gemstones' }), atOnce)).toEqual({
    link: ['studio.notices.link-wrong'],
    link_label_en: ['studio.notices.link-label-missing'],
    ends_at: ['studio.notices.ends-before'],
  })
  expect(checkNotice(formOf({ ...english, starts_at: '0026-05-01T10:00' }), atOnce)).toEqual({
    starts_at: ['studio.moment-wrong'],
  })
})
