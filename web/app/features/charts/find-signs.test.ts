import type { GeneratedHoroscope, SignKey } from '@rashi/contract'
import { describe, expect, test } from 'vitest'
import { findSigns, inOrderOfDay, toBirthInput, type BirthInput } from './find-signs.ts'

const place = {
  formatted_address: 'Delhi, India',
  geometry: { location: { lat: 28.65195, lng: 77.23149 } },
}
const birth = { date: '1956-01-03', time: '12:00', place, timeUnknown: true }

/** A Moon that goes from Leo to Virgo at a minute of the day. */
const changingAt = (minute: string) => (input: BirthInput) => {
  const isEarly = input.date_of_birth.slice(11, 16) < minute
  const key: SignKey = isEarly ? 'Leo' : 'Virgo'
  const sky = {
    certain: false,
    other_sign: isEarly ? 'Virgo' : 'Leo',
    changes_at: `1956-01-03 ${minute}:00`,
  }
  return Promise.resolve({ key, sky } as GeneratedHoroscope)
}

describe('the signs of a birth at an unknown time', () => {
  test.each(['15:08', '09:30'])(
    'are both signs of the day, in their order, when the Moon changed at %s (ENT-24)',
    async (minute) => {
      const signs = inOrderOfDay(await findSigns(changingAt(minute), birth))
      expect(signs.map(({ found }) => found.key)).toEqual(['Leo', 'Virgo'])
      // Each has a time at which that sign held, which an account can keep.
      for (const { birth: own, found } of signs)
        expect(own.time < minute ? 'Leo' : 'Virgo').toBe(found.key)
    },
  )

  test('begin with the sign of noon, which is chosen at first (ENT-24)', async () => {
    expect((await findSigns(changingAt('15:08'), birth))[0]?.found.key).toBe('Leo')
    expect((await findSigns(changingAt('09:30'), birth))[0]?.found.key).toBe('Virgo')
  })

  test('are one when the change leaves no minute for the other (ENT-24)', async () => {
    const signs = await findSigns(changingAt('23:60'), birth)
    expect(signs.map(({ found }) => found.key)).toEqual(['Leo'])
  })

  test('are one for a known time, however close the change is (ENT-24)', async () => {
    const signs = await findSigns(changingAt('12:01'), { ...birth, timeUnknown: false })
    expect(signs).toHaveLength(1)
  })
})

test('a lookup sends whether the time is unknown, and nothing of it for a known time (ENT-20)', () => {
  expect(toBirthInput(birth)).toEqual({
    date_of_birth: '1956-01-03 12:00:00',
    place_of_birth: place,
    time_unknown: true,
  })
  expect(Object.keys(toBirthInput({ ...birth, timeUnknown: false }) ?? {})).not.toContain(
    'time_unknown',
  )
  expect(toBirthInput({ ...birth, place: undefined })).toBeUndefined()
})
