import { z } from 'zod'
import { languageCodes, languageIdOf } from './languages.rules.ts'
import { languageId } from './languages.ts'
import {
  maxAltCharacters,
  maxGemstonePictures,
  maxTextCharacters,
} from './studio-gemstones.rules.ts'
import { defineRoutes } from './route.ts'
import { storable, storableLines } from './storable.ts'
import { pictureId } from './studio-pictures.ts'

const other = 'validation.other'
const gemstoneId = z.number(other).int(other).positive(other)
const version = z.number(other).int(other).nonnegative(other)
/** It may be empty while the gemstone is hidden. */
const line = (maximum: number) => z.string(other).trim().max(maximum, other).regex(storable, other)

/** A list with one entry for each language. */
const inEveryLanguage = <Entry extends z.ZodType<{ language_id: number }>>(entry: Entry) =>
  z.array(entry, other).refine((entries) => {
    const ids = new Set(entries.map(({ language_id }) => language_id))
    const isWhole = languageCodes.every((code) => ids.has(languageIdOf(code)))
    return isWhole && entries.length === languageCodes.length
  }, other)

const texts = z.object({
  language_id: languageId,
  name: line(maxTextCharacters.name),
  title: line(maxTextCharacters.title),
  /** Markup, as `rich-text.ts` allows it; all else is removed. */
  description: z
    .string(other)
    .trim()
    .max(maxTextCharacters.description, other)
    .regex(storableLines, other),
  /** A YouTube video's id. */
  video_link: z
    .string(other)
    .regex(/^[\w-]{6,20}$/, other)
    .nullable(),
  /** Whether the video begins with 14 seconds of branding, which the player skips. */
  skip_branding: z.boolean(other),
})

const pictures = z
  .array(
    z.object({
      id: pictureId,
      translations: inEveryLanguage(
        z.object({ language_id: languageId, alt: line(maxAltCharacters) }),
      ),
    }),
    other,
  )
  .max(maxGemstonePictures, other)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, other)

const studioGemstone = z.object({
  id: gemstoneId,
  slug: z.string(),
  category_id: z.number().int(),
  translations: z.array(texts),
  /** The drawing that is shown while there is no picture; null for a gemstone that staff have added. */
  drawing: z.string().nullable(),
  /** The first one is shown in lists. */
  pictures: z.array(
    z.object({
      id: pictureId,
      address: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      translations: z.array(z.object({ language_id: languageId, alt: z.string() })),
    }),
  ),
  /** Hidden from visitors. */
  is_hidden: z.boolean(),
  /** Whether visitors have ever seen it. A gemstone that they have not may be deleted. */
  was_shown: z.boolean(),
  /** Sent with a change, which is refused if somebody else has changed the gemstone since. */
  version,
})

/** Gemstones, which an editor changes. */
export const studioGemstoneRoutes = defineRoutes({
  'GET /studio/gemstones': {
    auth: 'staff',
    tag: 'studio',
    summary: 'List the gemstones, hidden ones too, by their ids, 25 at a time',
    query: z.object({
      /** Words of name, title or slug, in any language. */
      q: z.string(other).max(200, other).regex(storable, other).optional(),
      category_id: z.coerce.number<number | string>(other).int(other).positive(other).optional(),
      /** The id of the last gemstone of the page before. */
      after_id: z.coerce.number<number | string>(other).int(other).nonnegative(other).optional(),
    }),
    response: z.object({
      gemstones: z.array(
        z.object({
          id: gemstoneId,
          slug: z.string(),
          category_id: z.number().int(),
          translations: z.array(
            z.object({ language_id: languageId, name: z.string(), title: z.string() }),
          ),
          /** The address of a small picture or of the drawing; null if there is neither. */
          thumbnail: z.string().nullable(),
          pictures: z.number().int(),
          has_video: z.boolean(),
          is_hidden: z.boolean(),
        }),
      ),
      /** The id to send as `after_id` for the next page; null on the last one. */
      next: z.number().int().nullable(),
    }),
  },
  'GET /studio/gemstone': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Show a gemstone with its texts in every language and its pictures',
    query: z.object({
      gemstone_id: z.coerce.number<number | string>(other).int(other).positive(other),
    }),
    response: studioGemstone,
    refusals: ['not-found'],
  },
  'POST /studio/add-gemstone': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Add a gemstone, which is hidden until it has texts in every language and a picture',
    body: z.object({
      category_id: z.number(other).int(other).positive(other),
      /** In English; its address comes from it. */
      title: line(maxTextCharacters.title).min(1, other),
    }),
    response: studioGemstone,
  },
  'POST /studio/change-gemstone': {
    auth: 'staff',
    tag: 'studio',
    summary:
      'Change category, texts, video and pictures of a gemstone; within seconds it shows on pages, unless it is hidden',
    body: z.object({
      gemstone_id: gemstoneId,
      version,
      category_id: z.number(other).int(other).positive(other),
      translations: inEveryLanguage(texts),
      /** In their order; each has to be ready. */
      pictures,
    }),
    bodyLimit: 128 * 1024,
    response: studioGemstone,
    refusals: ['not-found', 'changed-meanwhile'],
  },
  'POST /studio/hide-gemstone': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Hide a gemstone from visitors, or show one that lacks nothing',
    body: z.object({ gemstone_id: gemstoneId, version, is_hidden: z.boolean(other) }),
    response: studioGemstone,
    refusals: ['not-found', 'changed-meanwhile'],
  },
  'POST /studio/delete-gemstone': {
    auth: 'staff',
    tag: 'studio',
    summary: 'Delete a gemstone that visitors have never been shown',
    body: z.object({ gemstone_id: gemstoneId, version }),
    response: z.object({}),
    refusals: ['not-found', 'gemstone-shown', 'changed-meanwhile'],
  },
})
