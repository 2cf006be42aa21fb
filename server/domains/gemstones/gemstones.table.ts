import type { Gemstone, GemstoneCategory } from '@rashi/contract'
import type { GemDrawing } from '@rashi/engraving'
import type { Generated, JSONColumnType } from 'kysely'

export interface GemstoneCategoryTable {
  id: number
  translations: JSONColumnType<GemstoneCategory['translations']>
  changed_at: Generated<Temporal.Instant>
}

export interface GemstoneTable {
  id: number
  slug: string
  category_id: number
  translations: JSONColumnType<Gemstone['translations']>
  /** Null for a piece that staff have added. */
  drawing: JSONColumnType<GemDrawing | null, string | null>
  /** To be set by every change of the row, because processes detect changes by it. */
  changed_at: Generated<Temporal.Instant>
  /** Raised by every change of a stone or its pictures. */
  version: Generated<number>
  is_hidden: Generated<boolean>
  /** Whether visitors have ever seen it; false for a draft alone. */
  was_shown: Generated<boolean>
}

export interface GemstonePictureTable {
  gemstone_id: number
  /** 0 is the one that lists show. */
  place: number
  picture_id: string
  translations: JSONColumnType<Gemstone['pictures'][number]['translations']>
}

export interface GemstoneEnquiryTable {
  id: string
  user_id: string
  gemstone_id: number | null
  full_name: string
  email: string
  phone: string
  question: string
  /** The language of the request. */
  language_id: number
  created_at: Temporal.Instant
  answered_at: Temporal.Instant | null
  /** The note of staff about the answer, and their name; null for an enquiry that an operator marked. */
  answer_note: string | null
  answered_by: string | null
}

declare module '../../platform/database/schema.ts' {
  interface Database {
    gemstone_categories: GemstoneCategoryTable
    gemstones: GemstoneTable
    gemstone_pictures: GemstonePictureTable
    gemstone_enquiries: GemstoneEnquiryTable
  }
}
