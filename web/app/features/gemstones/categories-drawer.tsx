import type { GemstoneCategory } from '@rashi/contract'
import { Link } from 'react-router'
import { RightDrawer } from '../../lib/right-drawer.tsx'
import { translated, useLanguage, useSay } from '../../lib/texts.ts'
import { CategoriesIcon } from '../../ui/icon.tsx'
import styles from './categories-drawer.module.css'
import { queryOf } from './filter.rules.ts'

/** The kinds of jewellery, on the right edge; following one closes the drawer. */
export function CategoriesDrawer({
  categories,
  selected,
  search = '',
}: {
  categories: readonly GemstoneCategory[]
  /** The id of the category shown; null where it is all of them, undefined where it is none. */
  selected?: number | null
  search?: string
}) {
  const say = useSay()
  const { id } = useLanguage()
  const entries = [
    {
      categoryId: undefined,
      title: say('gemstones.all-categories'),
      isSelected: selected === null,
    },
    ...categories.map((category) => ({
      categoryId: category.id,
      title: translated(category.translations, id)?.title,
      isSelected: selected === category.id,
    })),
  ]
  return (
    <RightDrawer label={say('gemstones.categories')} icon={<CategoriesIcon size={20} />}>
      {(close) => (
        <ul role="list" className={styles.categories}>
          {entries.map(({ categoryId, title, isSelected }) => (
            <li key={categoryId ?? 'all'}>
              <Link
                to={`/gemstones${queryOf({ categoryId, search })}`}
                className={styles.category}
                aria-current={isSelected ? 'true' : undefined}
                onClick={close}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </RightDrawer>
  )
}
