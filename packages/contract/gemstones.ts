import { z } from 'zod'
import { languageId } from './languages.ts'
import { withMessage } from './messages.ts'
import {
  enquiryEmailRules,
  enquiryFullNameRules,
  enquiryPhoneRules,
  enquiryQuestionRules,
} from './gemstones.rules.ts'
import { defineRoutes } from './route.ts'

export const gemstone = z.object({
  id: z.number().int(),
  slug: z.string(),
  /** The name of the stone: Ruby. */
  name: z.string(),
  /** The name of the piece: Ruby halo ring. */
  title: z.string(),
  /** Markup, as `rich-text.ts` allows it. */
  description: z.string(),
  /** The first picture as a JPEG, or else a drawing. */
  mediaUrl: z.string(),
  /** Uploaded pictures, the first of which lists show. The files are `address`/320, 640 and 1280, each as .avif, .webp and .jpg. */
  pictures: z.array(
    z.object({
      address: z.string(),
      /** Of the largest file, in pixels. */
      width: z.number().int(),
      height: z.number().int(),
      translations: z.array(z.object({ language_id: languageId, alt: z.string() })),
    }),
  ),
  category_id: z.number().int(),
  translations: z.array(
    z.object({
      language_id: languageId,
      name: z.string(),
      title: z.string(),
      description: z.string(),
      /** A YouTube video's id. */
      video_link: z.string().nullable(),
      /** Whether the video begins with 14 seconds of branding, which the player skips. */
      skip_branding: z.boolean(),
    }),
  ),
})
export type Gemstone = z.output<typeof gemstone>

export const gemstoneCategory = z.object({
  id: z.number().int(),
  translations: z.array(z.object({ language_id: languageId, title: z.string() })),
})
export type GemstoneCategory = z.output<typeof gemstoneCategory>

export const gemstonePage = z.object({
  data: z.array(gemstone),
  current_page: z.number().int(),
  /** 1 if there are no gemstones. */
  last_page: z.number().int(),
  per_page: z.number().int(),
  total: z.number().int(),
})
export type GemstonePage = z.output<typeof gemstonePage>

/** A whole number in a query; an empty one counts as absent. */
const wholeNumber = (maximum: number) =>
  z.coerce
    .number<number | string>('validation.other')
    .int('validation.other')
    .min(1, 'validation.other')
    .max(maximum, 'validation.other')
    .or(z.literal(''))
    .optional()

export const gemstoneRoutes = defineRoutes({
  'GET /gemstone': {
    auth: 'public',
    tag: 'gemstones',
    summary:
      'List a page of the matching gemstones; title and description are in the language of the request',
    query: z.object({
      category_id: wholeNumber(1_000_000_000),
      page: wholeNumber(1_000_000),
      per_page: wholeNumber(100),
      language_id: wholeNumber(1_000),
      search: z.string().max(200, 'validation.other').optional(),
    }),
    response: z.object({ gemstones: gemstonePage }),
  },
  'GET /gemstoneCategory': {
    auth: 'public',
    tag: 'gemstones',
    summary: 'List the categories of gemstone jewellery',
    response: z.object({ categories: z.array(gemstoneCategory) }),
  },
  'GET /singleGemstone/:slug': {
    auth: 'public',
    tag: 'gemstones',
    summary: 'Get one gemstone',
    params: z.object({ slug: z.string().max(200) }),
    response: z.object({ gemstone }),
    refusals: ['not-found'],
  },
  'POST /gemstone-enquiry/enquiry': {
    auth: 'user',
    tag: 'gemstones',
    summary: 'Send an enquiry, with or without a gemstone; its sender gets a copy by email',
    body: z.object({
      fullName: enquiryFullNameRules,
      email: enquiryEmailRules,
      phone: enquiryPhoneRules,
      question: z.nullish(enquiryQuestionRules),
      gemstoneId: z.number('validation.other').int('validation.other').nullish(),
      /** Ignored: the enquiry belongs to the token's user. */
      userId: z.unknown().optional(),
    }),
    response: withMessage,
    refusals: ['too-many-requests'],
  },
})
