import { parseArgs } from 'node:util'
import { isLanguageCode, languages } from '@rashi/contract/languages.rules'
import { signKeys } from '@rashi/sky'
import { measureTexts } from '../server/domains/almanac/figures/measure-texts.ts'
import { describePeriods } from '../server/domains/almanac/describe-periods.ts'

const usage = `Prints what the almanac writes, one JSON object a line and period:
  npm run --silent almanac -- --type weekly --sign leo --from 2026-11-23 --count 52 --language en --time-zone Europe/London
or the figures that its texts are measured by:
  npm run --silent almanac -- --figures`

const { values } = parseArgs({
  options: {
    type: { type: 'string', default: 'weekly' },
    sign: { type: 'string', default: 'aries' },
    from: { type: 'string', default: `${Temporal.Now.plainDateISO('UTC')}` },
    count: { type: 'string', default: '1' },
    language: { type: 'string', default: 'en' },
    'time-zone': { type: 'string' },
    zodiac: { type: 'string', default: 'sidereal' },
    figures: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

/** Ends the command with an error about its arguments. */
function refuse(problem: string): never {
  console.error(`${problem}\n\n${usage}`)
  process.exit(2)
}

function readDay(text: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' })
  } catch {
    return refuse(`--from is not a day: ${text}`)
  }
}

function readTimeZone(text: string): string {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text)
    return text
  } catch {
    return refuse(`--time-zone is unknown: ${text}`)
  }
}

if (values.help) console.log(usage)
else if (values.figures) console.log(JSON.stringify(measureTexts(), null, 2))
else {
  const sign = signKeys.find((key) => key.toLowerCase() === values.sign.toLowerCase())
  const type = (['weekly', 'monthly', 'yearly'] as const).find((one) => one === values.type)
  const zodiac = (['sidereal', 'tropical'] as const).find((one) => one === values.zodiac)
  const count = Number(values.count)
  if (!sign) refuse(`--sign is unknown: ${values.sign}`)
  if (!type) refuse(`--type is not weekly, monthly or yearly: ${values.type}`)
  if (!zodiac) refuse(`--zodiac is not sidereal or tropical: ${values.zodiac}`)
  if (!isLanguageCode(values.language)) refuse(`--language is unknown: ${values.language}`)
  if (!Number.isInteger(count) || count < 1 || count > 1000)
    refuse(`--count is not a number from 1 to 1000: ${values.count}`)
  const timeZone = readTimeZone(values['time-zone'] ?? languages[values.language].timeZone)
  const language = values.language
  const periods = describePeriods({
    type,
    sign,
    from: readDay(values.from),
    count,
    language,
    timeZone,
    zodiac,
  })
  for (const period of periods) console.log(JSON.stringify(period))
}
