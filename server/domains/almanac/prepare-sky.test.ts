import * as sky from '@rashi/sky'
import { signKeys } from '@rashi/sky'
import { expect, test, vi } from 'vitest'
import { describeToday, prepareSky, spanAt, yearWheelOf } from './index.ts'

vi.mock(import('@rashi/sky'), async (importOriginal) => {
  const original = await importOriginal()
  return { ...original, listTransits: vi.fn<typeof original.listTransits>(original.listTransits) }
})

// Guard in server/domains/almanac/prepare-sky.ts: the first readers after a start do not wait for the transits of eight years.
test.each(['2026-01-01T00:00:00Z', '2036-06-15T12:00:00Z', '2046-12-31T23:59:59Z'])(
  'once the sky is prepared, the days and year wheels of all signs at %s compute no further transits',
  async (instant) => {
    const now = Temporal.Instant.from(instant)
    await prepareSky('sidereal', now)
    vi.mocked(sky.listTransits).mockClear()
    const year = spanAt('yearly', now.toZonedDateTimeISO('UTC').toPlainDate())
    for (const moonsign of signKeys) {
      describeToday({ now, moonsign, timeZone: 'Asia/Kolkata', zodiac: 'sidereal' })
      expect(yearWheelOf(year, moonsign, 'sidereal').marks).not.toEqual([])
    }
    expect(sky.listTransits).not.toHaveBeenCalled()
  },
)
