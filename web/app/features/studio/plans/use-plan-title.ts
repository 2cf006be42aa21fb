import type { ResponseOf } from '@rashi/contract'
import { translated, useLanguage } from '../../../lib/texts.ts'

type Plan = ResponseOf<'GET /studio/plans'>['plans'][number]

/** Returns a function that names a plan in the language of the page. */
export function usePlanTitle(): (plan: Pick<Plan, 'title' | 'translations'>) => string {
  const { id } = useLanguage()
  return ({ title, translations }) => translated(translations, id)?.title ?? title
}
