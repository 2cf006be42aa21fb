import type { GemstoneCategory } from '@rashi/contract'
import { RightDrawer } from '../../ui/right-drawer.tsx'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { DrawerLinks } from '../../ui/drawer-links.tsx'
import { CategoriesIcon } from '../../ui/page-icons.tsx'
import { formatQuery } from './filter.rules.ts'

/** The drawer of the categories of jewellery; following an entry closes it. */
export function CategoriesDrawer({
  categories,
  selected,
  search = '',
}: {
  categories: readonly GemstoneCategory[]
  /** The id of the current category; null for all categories, undefined on pages without one. */
  selected?: number | null
  search?: string
}) {
  const t = useTranslate()
  const { id } = useLanguage()
  const links = [
    {
      key: 'all',
      to: `/gemstones${formatQuery({ categoryId: undefined, search })}`,
      name: t('gemstones.all-categories'),
      isCurrent: selected === null,
    },
    ...categories.map((category) => ({
      key: category.id,
      to: `/gemstones${formatQuery({ categoryId: category.id, search })}`,
      name: translated(category.translations, id)?.title,
      isCurrent: selected === category.id,
    })),
  ]
  return (
    <RightDrawer
      label={t('gemstones.categories')}
      icon={<CategoriesIcon size={20} />}
      closeLabel={t('shell.close')}
    >
      {(close) => <DrawerLinks links={links} onFollow={close} />}
    </RightDrawer>
  )
}
