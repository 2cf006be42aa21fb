import { type LanguageCode, languages } from '@rashi/contract/languages.rules'
import { type SignKey, signKeys } from '@rashi/sky'
import type { Almanac } from '../almanac.ts'
import { almanacNames } from '../content/all-names.ts'
import { houseFrom } from '../rules/gochara.rules.ts'
import { isOpposed, opposites, type Tag, tagsOf } from '../rules/tags.rules.ts'
import { adviceTagsOf, adviseDays } from '../plan/choose-advice.ts'
import type { WeekPlan } from '../plan/plan-week.ts'
import type { PlannedDays } from '../plan/planner.ts'
import { plainDates } from '../render/dates.ts'
import { type RenderedPeriod, renderWeek } from '../render/render-week.ts'
import { dignityOf, planets } from '../rules/dignity.rules.ts'
import { countTrue, type Range, rangeOf, share, sum } from './counting.rules.ts'
import {
  countCoordinateWords,
  dignityWords,
  houseWords,
  maskCoordinates,
  refersBack,
  sentencesOf,
  wordsOf,
} from './masking.ts'

/** The figures of two years of weeks of all signs in one language; shares are of 1. */
export interface WeekFigures {
  readonly weeks: number
  /** Weeks whose lead names the day of the title's event and has 25 words or more. */
  readonly leadTold: number
  readonly coordinateWords: number
  readonly singleSentenceParagraphs: number
  readonly sentencesReferringBack: number
  /** Uses of the most used masked sentence in 52 weeks of a sign. */
  readonly mostUsedThought: number
  /** The sentence. */
  readonly mostUsed: string
  readonly readBeforeYearOne: number
  readonly readBeforeYearTwo: number
  readonly sharedBetweenSignsMean: number
  readonly sharedBetweenSignsMost: number
  readonly sentencesByTone: number
  readonly opposedAdvice: number
  readonly saturnNamedInSadeSati: number
  readonly ketuNamed: number
  readonly dignityNamed: number
  readonly previewsWithMeaning: number
  readonly dayRowsWithoutAdvice: number
  readonly housesPerWeek: number
  /** Of the chapters and the advice of the days, without the line about each day's Moon. */
  readonly words: Range
}

interface MeasuredWeek {
  readonly planned: PlannedDays<WeekPlan>
  readonly rendered: RenderedPeriod
  readonly sentences: readonly { text: string; unit: string }[]
}

/** Units that are written for a graha at ease or not in its house. */
const byTone =
  /\.(?:karaka|lord|meeting)\.|^(?:background|dignity|story\.(?:enters|returns|retrograde|direct))\./

export function measureWeeks(
  almanac: Almanac,
  code: LanguageCode,
  { from, count }: { from: number; count: number },
): WeekFigures {
  const names = almanacNames[code]
  const { timeZone } = languages[code]
  const measure = (sign: SignKey, index: number): MeasuredWeek => {
    const planned = almanac.planners[code].planWeek(sign, index)
    const date = plainDates(names, timeZone, planned.sky.span.from.year)
    const rendered = renderWeek(planned, sign, code, date)
    const sentences = [
      ...rendered.chapters.flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ text, units }) =>
          sentencesOf(text).map((sentence) => ({ text: sentence, unit: units.at(-1)! })),
        ),
      ),
      ...rendered.days.flatMap(({ do: toDo, leave, unit }) => [
        { text: toDo, unit },
        { text: leave ?? '', unit },
      ]),
    ].map(({ text, unit }) => ({ text: maskCoordinates(text, code), unit }))
    return { planned, rendered, sentences }
  }
  const bySign = signKeys.map((sign) =>
    Array.from({ length: count }, (_, week) => measure(sign, from + week)),
  )
  const weeks = bySign.flat()
  const paragraphs = weeks.flatMap(({ rendered }) =>
    rendered.chapters.flatMap((chapter) => chapter.paragraphs),
  )
  const rows = weeks.flatMap(({ rendered }) => rendered.days)
  const texts = [
    ...paragraphs.map(({ text }) => text),
    ...rows.map((row) => `${row.head} ${row.do} ${row.leave}`),
  ]
  const allSentences = weeks.flatMap(({ sentences }) => sentences)
  const wordsPerWeek = weeks.map(({ rendered }) =>
    sum([
      ...rendered.chapters.flatMap((chapter) =>
        chapter.paragraphs.map(({ text }) => wordsOf(text).length),
      ),
      ...rendered.days.map((row) => wordsOf(`${row.do} ${row.leave}`).length),
    ]),
  )
  const repeated = bySign.map((own) => measureRepetition(own.map(({ sentences }) => sentences)))
  const shared = Array.from({ length: count }, (_, week) =>
    measureSharing(bySign.map((own) => own[week]!.sentences.map(({ text }) => text))),
  ).flat()
  const most = repeated.toSorted((a, b) => b.most.uses - a.most.uses)[0]!.most
  const isNamed = ({ rendered }: MeasuredWeek, name: RegExp) =>
    rendered.chapters.some((chapter) => chapter.paragraphs.some(({ text }) => name.test(text)))
  const sadeSati = bySign.flatMap((own, at) =>
    own.filter(({ planned }) =>
      [12, 1, 2].includes(houseFrom(signKeys[at]!, planned.sky.stays.Saturn.sign)),
    ),
  )
  const dignified = weeks.filter(({ planned }) =>
    planets.some((planet) => {
      const dignity = dignityOf(planet, planned.sky.stays[planet].sign)
      return dignity === 'exalted' || dignity === 'fallen'
    }),
  )
  return {
    weeks: weeks.length,
    leadTold: share(countTrue(weeks, isLeadTold), weeks.length),
    coordinateWords: share(
      sum(texts.map((text) => countCoordinateWords(text, code))),
      sum(texts.map((text) => wordsOf(text).length)),
    ),
    singleSentenceParagraphs: share(
      countTrue(paragraphs, ({ text }) => sentencesOf(text).length === 1),
      paragraphs.length + rows.length,
    ),
    sentencesReferringBack: share(
      sum(
        paragraphs.map(({ text }) =>
          countTrue(sentencesOf(text).slice(1), (sentence) => refersBack(sentence, code)),
        ),
      ),
      allSentences.length,
    ),
    mostUsedThought: most.uses,
    mostUsed: most.sentence,
    readBeforeYearOne: share(sum(repeated.map(({ one }) => one)), repeated.length),
    readBeforeYearTwo: share(sum(repeated.map(({ two }) => two)), repeated.length),
    sharedBetweenSignsMean: share(sum(shared), shared.length),
    sharedBetweenSignsMost: Math.max(...shared),
    sentencesByTone: share(
      countTrue(allSentences, ({ unit }) => byTone.test(unit)),
      allSentences.length,
    ),
    opposedAdvice: sum(
      bySign.flatMap((own, at) => own.map((week) => countOpposed(week, signKeys[at]!))),
    ),
    saturnNamedInSadeSati: share(
      countTrue(sadeSati, (week) => isNamed(week, new RegExp(names.grahas.Saturn))),
      sadeSati.length,
    ),
    ketuNamed: share(
      countTrue(weeks, (week) => isNamed(week, new RegExp(names.grahas.Ketu))),
      weeks.length,
    ),
    dignityNamed: share(
      countTrue(dignified, (week) => isNamed(week, dignityWords[code])),
      dignified.length,
    ),
    previewsWithMeaning: share(
      countTrue(
        weeks,
        ({ rendered }) =>
          wordsOf(maskCoordinates(rendered.preview, code)).length >= 18 &&
          sentencesOf(rendered.preview).length > 1,
      ),
      weeks.length,
    ),
    dayRowsWithoutAdvice: share(
      countTrue(rows, (row) => row.do === '' || row.leave === ''),
      rows.length,
    ),
    housesPerWeek: share(
      sum(paragraphs.map(({ text }) => (text.match(houseWords[code]) ?? []).length)),
      weeks.length,
    ),
    words: rangeOf(wordsPerWeek),
  }

  function isLeadTold({ planned, rendered }: MeasuredWeek): boolean {
    const { event } = planned.plan.lead
    const day = plainDates(names, timeZone, planned.sky.span.from.year)(event.at, 'weekday')
    const told = rendered.chapters[0]!.paragraphs[0]!.text
    return (
      told.includes(day) &&
      rendered.preview.includes(day) &&
      wordsOf(maskCoordinates(told, code)).length >= 25
    )
  }
}

const yearWeeks = 52

/** Measures how much of a sign's sentences has been read before, and which is used most in a year. */
function measureRepetition(weeks: readonly (readonly { text: string }[])[]): {
  one: number
  two: number
  most: { uses: number; sentence: string }
} {
  const seen = new Map<string, number[]>()
  const before = [0, 0]
  const total = [0, 0]
  weeks.forEach((sentences, week) => {
    const year = Math.min(1, Math.floor(week / yearWeeks))
    for (const { text } of sentences) {
      const uses = seen.get(text) ?? []
      total[year]! += 1
      if (uses.length > 0) before[year]! += 1
      seen.set(text, [...uses, week])
    }
  })
  let most = { uses: 0, sentence: '' }
  for (const [sentence, uses] of seen)
    for (const first of uses) {
      const inYear = countTrue(uses, (week) => week >= first && week < first + yearWeeks)
      if (inYear > most.uses) most = { uses: inYear, sentence }
    }
  return { one: share(before[0]!, total[0]!), two: share(before[1]!, total[1]!), most }
}

/** Lists the shares of a sign's sentences of a week that another sign has too. */
function measureSharing(ofWeek: readonly (readonly string[])[]): number[] {
  const sets = ofWeek.map((sentences) => new Set(sentences))
  return sets.flatMap((one, at) =>
    sets
      .filter((_, other) => other !== at)
      .map((other) =>
        share(
          countTrue([...one], (sentence) => other.has(sentence)),
          one.size,
        ),
      ),
  )
}

/** Counts the pieces of advice of a week that oppose another one for the same days. */
function countOpposed({ planned }: MeasuredWeek, sign: SignKey): number {
  const { plan, days } = planned
  const ofWeek: Tag[] = [
    plan.lead.paragraph,
    plan.background.paragraph,
    ...Object.values(plan.chapters).flat(),
  ]
    .flat()
    .flatMap(({ text }) => tagsOf(text))
  const given = new Set(ofWeek)
  const inWeek = countTrue(ofWeek, (tag) => given.has(opposites[tag]))
  const onDays = countTrue(adviseDays(days, sign, plan.advice), ({ unit }) => {
    const own = adviceTagsOf(unit.text)
    return isOpposed(own, given) || isOpposed(own, new Set(own))
  })
  return inWeek + onDays
}
