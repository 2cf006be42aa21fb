import { describe, expect, test } from 'vitest'
import {
  birthDateAndTime,
  birthMoment,
  birthNames,
  missingBirth,
  readBirth,
  refusedBirth,
} from './birth-fields.rules.ts'

const place = {
  formatted_address: 'São Paulo, São Paulo, Brazil',
  geometry: { location: { lat: -23.5475, lng: -46.63611 } },
}

/** Date and time share one text. */
const ofSignUp = {
  date: 'validation.birth-moment',
  time: 'validation.birth-moment',
} as const
const ofLookup = {
  date: 'charts.lookup.date-required',
  time: 'charts.lookup.time-required',
} as const

function filled(values: Partial<Record<keyof typeof birthNames, string>>): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(values))
    form.set(birthNames[field as keyof typeof birthNames], value)
  return form
}

describe('the fields of a birth', () => {
  test('are read as a minute and the selected place (ID-18, ID-19)', () => {
    const birth = readBirth(
      filled({ date: '1956-01-03', time: '11:58', place: JSON.stringify(place) }),
    )
    expect(birthMoment(birth)).toBe('1956-01-03 11:58:00')
    expect(birth.place).toEqual(place)
  })

  test('are sent with 00 as the seconds, whatever the time input contains (ID-19)', () => {
    expect(birthMoment({ date: '1956-01-03', time: '11:58:42' })).toBe('1956-01-03 11:58:00')
  })

  test('have no moment without both date and time (ID-15, SKY-10)', () => {
    expect(birthMoment({ date: '1956-01-03', time: '' })).toBeUndefined()
    expect(birthMoment({ date: '', time: '11:58' })).toBeUndefined()
  })

  test('are noon when the time is not known, or the time that was assumed before (ENT-20)', () => {
    const unknown = { date: '1956-01-03', timeUnknown: 'on', place: JSON.stringify(place) }
    const birth = readBirth(filled(unknown))
    expect(birth).toMatchObject({ time: '12:00', timeUnknown: true })
    expect(birthMoment(birth)).toBe('1956-01-03 12:00:00')
    expect(missingBirth(birth, ofLookup)).toEqual({})
    expect(readBirth(filled({ ...unknown, time: '23:59' })).time).toBe('23:59')
  })

  test('have no place when a text was typed but no suggestion selected (ID-16)', () => {
    const birth = readBirth(filled({ date: '1956-01-03', time: '11:58', placeText: 'Delhi' }))
    expect(birth.place).toBeUndefined()
    expect(missingBirth(birth, ofSignUp)).toEqual({
      place: 'validation.birth-place',
    })
  })

  test('have an error when empty, date and time a shared one (ID-15, ID-16)', () => {
    const missing = (values: Parameters<typeof filled>[0]) =>
      missingBirth(readBirth(filled(values)), ofSignUp)
    expect(missing({})).toEqual({
      date: 'validation.birth-moment',
      place: 'validation.birth-place',
    })
    expect(missing({ time: '11:58' }).date).toBe('validation.birth-moment')
    expect(missing({ date: '1956-01-03' }).time).toBe('validation.birth-moment')
  })

  test('have an error each when each has its own text (SKY-10)', () => {
    const missing = (values: Parameters<typeof filled>[0]) =>
      missingBirth(readBirth(filled({ ...values, place: JSON.stringify(place) })), ofLookup)
    expect(missing({})).toEqual(ofLookup)
    expect(missing({ time: '11:58' })).toEqual({ date: ofLookup.date })
    expect(missing({ date: '1956-01-03' })).toEqual({ time: ofLookup.time })
    expect(missing({ date: '1956-01-03', time: '11:58' })).toEqual({})
  })

  test("show a stored moment and the server's messages beside their fields (ID-30)", () => {
    expect(birthDateAndTime('1956-01-03 11:58:00')).toEqual({ date: '1956-01-03', time: '11:58' })
    expect(
      refusedBirth({ dob: ['In the future.'], email: ['Taken.'] }, { moment: 'dob', place: 'pob' }),
    ).toEqual({ date: 'In the future.' })
  })
})
