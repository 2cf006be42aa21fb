/** The sides that a piece of advice can take, each with its opposite. */
export const opposites = {
  in: 'out',
  out: 'in',
  speak: 'hold',
  hold: 'speak',
  spend: 'save',
  save: 'spend',
  early: 'late',
  late: 'early',
  begin: 'finish',
  finish: 'begin',
} as const
export type Tag = keyof typeof opposites

const trailingTags = /(?:\s+#[a-z]+)+\s*$/

const isTag = (text: string): text is Tag => Object.hasOwn(opposites, text)

/** Returns a text without its tags. */
export const withoutTags = (text: string): string => text.replace(trailingTags, '')

/** The tags of the texts that were asked for, which are asked for again for every sign and period. */
const known = new Map<string, readonly Tag[]>()

/**
 * Lists the tags at the end of a text.
 * @throws RangeError for an unknown tag, which is a mistake in the content
 */
export function tagsOf(text: string): readonly Tag[] {
  let tags = known.get(text)
  if (!tags) known.set(text, (tags = readTags(text)))
  return tags
}

function readTags(text: string): Tag[] {
  const written = trailingTags.exec(text)?.[0].match(/[a-z]+/g) ?? []
  return written.map((tag) => {
    if (!isTag(tag)) throw new RangeError(`Unknown tag #${tag}`)
    return tag
  })
}

/** Returns whether one of some tags is the opposite of one that was given already. */
export const isOpposed = (tags: readonly Tag[], given: ReadonlySet<Tag>): boolean =>
  tags.some((tag) => given.has(opposites[tag]))
