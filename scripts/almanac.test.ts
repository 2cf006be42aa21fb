import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

const run = promisify(execFile)
const almanac = (...options: string[]) =>
  run(process.execPath, ['scripts/almanac.ts', ...options], { maxBuffer: 64 * 1024 * 1024 })

interface Printed {
  type: string
  sign: string
  language: string
  time_zone: string
  date: string
  title: string
  preview: string
  lead: { event: { kind: string }; at: string }
  chapters: {
    key: string
    name: string
    paragraphs: { text: string; units: string[]; evidence: { kind: string; at: string }[] }[]
  }[]
  days: Record<string, unknown>[]
}
const parse = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Printed)

describe('the almanac’s command', () => {
  test('prints one JSON object a line for each week, with its paragraphs, units, evidence and days (ALM-12)', async () => {
    const { stdout } = await almanac(
      '--type',
      'weekly',
      '--sign',
      'leo',
      '--from',
      '2026-11-23',
      '--count',
      '3',
      '--language',
      'en',
      '--time-zone',
      'Europe/London',
    )
    const weeks = parse(stdout)
    expect(weeks.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-30', '2026-12-07'])
    for (const week of weeks) {
      expect(week).toMatchObject({
        type: 'weekly',
        sign: 'leo',
        language: 'en',
        time_zone: 'Europe/London',
      })
      expect(week.chapters.map(({ key }) => key)).toEqual([
        'overview',
        'love',
        'work',
        'money',
        'health',
        'family',
      ])
      for (const { paragraphs } of week.chapters)
        for (const { text, units, evidence } of paragraphs) {
          expect(text).not.toMatch(/[{}#<]/)
          expect(units.length).toBeGreaterThan(0)
          for (const fact of evidence)
            expect(Object.keys(fact)).toEqual(
              expect.arrayContaining(['kind', 'graha', 'sign', 'house', 'at']),
            )
        }
      expect(week.days).toHaveLength(7)
      for (const day of week.days)
        expect(Object.keys(day)).toEqual([
          'date',
          'moon_sign',
          'nakshatra',
          'tithi',
          'festival',
          'do',
          'leave',
        ])
    }
  })

  test('writes the dates of the time zone that is asked for (ALM-09, ALM-12)', async () => {
    // Jupiter enters Cancer on 1 June 2026 in London and on 2 June in India (Drik Panchang).
    const options = ['--type', 'monthly', '--sign', 'cancer', '--from', '2026-06-01']
    const [london, kolkata] = await Promise.all(
      ['Europe/London', 'Asia/Kolkata'].map(async (zone) => {
        const { stdout } = await almanac(...options, '--time-zone', zone)
        return parse(stdout)[0]!.preview
      }),
    )
    expect([london, kolkata]).toEqual([
      expect.stringContaining('Monday 1 June'),
      expect.stringContaining('Tuesday 2 June'),
    ])
  })

  test('prints a year with an overview and thirteen sections, in Hindi (ALM-12)', async () => {
    const { stdout } = await almanac(
      '--type=yearly',
      '--sign=pisces',
      '--language=hi',
      '--from=2027-01-01',
    )
    const [year] = parse(stdout)
    expect(year).toMatchObject({ type: 'yearly', date: '2027-01-01', time_zone: 'Asia/Kolkata' })
    expect(year!.chapters).toHaveLength(14)
    expect(year!.title).toMatch(/\p{Script=Devanagari}{3}/u)
  })

  test.each([
    ['--sign=ophiuchus', '--sign is unknown: ophiuchus'],
    ['--type=daily', '--type is not weekly, monthly or yearly: daily'],
    ['--from=2026-02-30', '--from is not a day: 2026-02-30'],
    ['--count=0', '--count is not a number from 1 to 1000: 0'],
    ['--language=fr', '--language is unknown: fr'],
    ['--time-zone=Moon/Base', '--time-zone is unknown: Moon/Base'],
    ['--zodiac=chinese', '--zodiac is not sidereal or tropical: chinese'],
  ])('refuses %s and prints how it is used (ALM-12)', async (option, problem) => {
    const failed = await almanac(option).catch((error: unknown) => error)
    expect(failed).toMatchObject({ code: 2, stdout: '' })
    expect((failed as { stderr: string }).stderr).toMatch(problem)
    expect((failed as { stderr: string }).stderr).toContain('npm run --silent almanac --')
  })
})
