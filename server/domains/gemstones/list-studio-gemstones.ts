import type { ParsedQueryOf, ResponseOf } from '@rashi/contract'
import { pictureFile } from '@rashi/contract/uploaded-pictures.rules'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readPictureFiles } from '../media/index.ts'
import { drawingOf } from './gemstone.rules.ts'
import { findStone, listStonePage, listStonePictures } from './studio-gemstones.repository.ts'

export type StudioGemstone = ResponseOf<'GET /studio/gemstone'>

const pageLength = 25

/** Lists a page of the stones, hidden ones too. */
export async function listStudioGemstones(
  { db }: Pick<Context, 'db'>,
  { q = '', category_id: categoryId, after_id: after = 0 }: ParsedQueryOf<'GET /studio/gemstones'>,
): Promise<ResponseOf<'GET /studio/gemstones'>> {
  const words = q.split(/\s+/).filter(Boolean).slice(0, 10)
  const rows = await listStonePage(db, { words, categoryId, after, limit: pageLength + 1 })
  const page = rows.slice(0, pageLength)
  const pictures = Map.groupBy(
    await readPictures(
      db,
      page.map(({ id }) => id),
    ),
    ({ gemstone_id }) => gemstone_id,
  )
  return {
    gemstones: page.map(({ translations, drawing, ...row }) => {
      const [first, ...more] = pictures.get(row.id) ?? []
      return {
        ...row,
        translations: translations.map(({ language_id, name, title }) => ({
          language_id,
          name,
          title,
        })),
        thumbnail: first ? pictureFile(first.picture, 320, 'jpg') : drawing && drawingOf(row.slug),
        pictures: first ? 1 + more.length : 0,
        has_video: translations.some(({ video_link }) => video_link !== null),
      }
    }),
    next: rows.length > pageLength ? (page.at(-1)?.id ?? null) : null,
  }
}

/** @throws {Refusal} `not-found` if no stone has the id */
export async function showStudioGemstone(
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<StudioGemstone> {
  const row = await findStone(db, id)
  if (!row) throw new Refusal('not-found')
  const pictures = await readPictures(db, [id])
  return {
    ...row,
    drawing: row.drawing && drawingOf(row.slug),
    pictures: pictures.map(({ picture }) => picture),
  }
}

/** Reads the pictures of stones, in the order of each stone. */
async function readPictures(db: Db, stoneIds: readonly number[]) {
  const rows = await listStonePictures(db, stoneIds)
  const files = await readPictureFiles(
    db,
    rows.map(({ picture_id }) => picture_id),
  )
  return rows.flatMap(({ gemstone_id, picture_id: id, translations }) => {
    const picture = files.get(id)
    return picture ? [{ gemstone_id, picture: { id, ...picture, translations } }] : []
  })
}
