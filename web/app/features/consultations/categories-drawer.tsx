import { RightDrawer } from '../../ui/right-drawer.tsx'
import { translated, useLanguage, useTranslate } from '../../lib/texts.ts'
import { DrawerLinks } from '../../ui/drawer-links.tsx'
import { ChaptersIcon } from '../../ui/page-icons.tsx'
import type { Category } from './groups.rules.ts'

/** The drawer of the categories of consultations; following an entry closes it. */
export function CategoriesDrawer({
  categories,
  selected,
}: {
  categories: readonly Category[]
  /** The id of the current category; null for all categories. */
  selected: number | null
}) {
  const t = useTranslate()
  const { id } = useLanguage()
  const links = [
    {
      key: 'all',
      to: '/consultations',
      name: t('consultations.all-categories'),
      isCurrent: selected === null,
    },
    ...categories.map((category) => ({
      key: category.id,
      to: `/consultations?category=${category.id}`,
      name: translated(category.translations, id)?.name,
      isCurrent: category.id === selected,
    })),
  ]
  return (
    <RightDrawer
      label={t('consultations.categories')}
      icon={<ChaptersIcon size={20} />}
      closeLabel={t('shell.close')}
    >
      {(close) => <DrawerLinks links={links} onFollow={close} />}
    </RightDrawer>
  )
}
