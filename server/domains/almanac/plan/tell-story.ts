import type { WeekTexts } from '../texts/language.ts'
import type { Story } from '../texts/units.ts'
import { tagsOf } from '../rules/tags.rules.ts'
import type { PeriodSky } from '../sky/period-sky.ts'
import type { Paragraph, Passage } from './evidence.ts'
import { findStories, type StoryEvent } from './find-stories.ts'
import { chooseCandidate, type Choosing, type Unit } from './told.ts'

/** The story that leads a period. */
export interface Lead {
  readonly event: StoryEvent
  readonly unit: Unit<Story>
  readonly paragraph: Paragraph
}

/** The cost of a lead's kind for each of the last weeks that it led. */
const costOfKind = 8
const rememberedLeads = 4
/** Little: another lead is no remedy if it matters much less. */
const costOfAvoidedLead = 15
const costOfSharedLead = 30

/** Chooses the event that leads a week, after the kinds of the last leads, and tells its story. */
export function chooseLead(
  sky: PeriodSky,
  texts: Pick<WeekTexts, 'stories'>,
  leads: readonly string[],
  choosing: Choosing,
): Lead {
  const recent = leads.slice(-rememberedLeads)
  const isAvoided = ({ stories }: StoryEvent) =>
    stories.every(({ text }) => tagsOf(text.text).some((tag) => choosing.avoided.has(tag)))
  const cost = (event: StoryEvent) =>
    recent.filter((one) => one === event.kind).length * costOfKind -
    event.weight +
    (isAvoided(event) ? costOfAvoidedLead : 0) +
    (event.stories.every(({ id }) => choosing.shared.has(id)) ? costOfSharedLead : 0)
  const events = findStories(sky, choosing.moonsign, texts.stories)
  const [event] = events.toSorted((a, b) => cost(a) - cost(b))
  return tellStory(event!, choosing)
}

/** Chooses the story of an event. */
export function tellStory(event: StoryEvent, choosing: Choosing): Lead {
  const candidates = event.stories.map((story) => ({
    unit: { id: story.id, text: story.text.text },
    cost: 0,
    context: story,
  }))
  const { context: unit } = chooseCandidate(candidates, choosing)
  const passage: Passage = {
    unit: unit.id,
    text: unit.text.text,
    values: valuesOf(event),
    evidence: [event.evidence],
  }
  return { event, unit, paragraph: [passage] }
}

/** Returns the values of an event's title, preview and text. */
export const valuesOf = ({ at, until, graha, other }: StoryEvent): Passage['values'] => ({
  day: { instant: at, style: 'weekday' },
  until: { instant: until, style: 'day' },
  graha: { graha },
  a: { graha },
  b: { graha: other ?? graha },
})
