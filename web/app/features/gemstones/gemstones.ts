import type { GemstoneCategory } from '@rashi/contract'
import { createAnswerCache } from '../../lib/answer-cache.ts'
import { announceFailure } from '../../lib/calls.ts'
import { api } from '../../lib/client-api.ts'
import { languageIdFromCookie } from '../../lib/language-cookie.ts'
import { createGemstoneList } from './gemstone-list.ts'

/** The list of this tab. */
export const gemstoneList = createGemstoneList({
  nowMs: () => Date.now(),
  announce: announceFailure,
  fetchPage: async ({ categoryId, search }, page) => {
    const { gemstones } = await api.guest('GET /gemstone', {
      query: {
        category_id: categoryId,
        page,
        search: search || undefined,
        per_page: 24,
        language_id: languageIdFromCookie(document.cookie),
      },
    })
    return gemstones
  },
})

export const gemstoneCategories = createAnswerCache(
  async (): Promise<GemstoneCategory[]> => (await api.guest('GET /gemstoneCategory')).categories,
)
