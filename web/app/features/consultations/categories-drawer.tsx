import { Link } from 'react-router'
import { RightDrawer } from '../../lib/right-drawer.tsx'
import { translated, useLanguage, useSay } from '../../lib/texts.ts'
import { CategoriesIcon } from '../../ui/icon.tsx'
import styles from './categories-drawer.module.css'
import type { Category } from './groups.rules.ts'

/** What one can ask about, on the right edge; following an entry closes the drawer. */
export function CategoriesDrawer({
  categories,
  selected,
}: {
  categories: readonly Category[]
  /** The id of the category shown; null where it is all of them. */
  selected: number | null
}) {
  const say = useSay()
  const { id } = useLanguage()
  const entries = [
    { to: '/consultations', key: null, name: say('consultations.all-categories') },
    ...categories.map((category) => ({
      to: `/consultations?category=${category.id}`,
      key: category.id,
      name: translated(category.translations, id)?.name,
    })),
  ]
  return (
    <RightDrawer label={say('consultations.categories')} icon={<CategoriesIcon size={20} />}>
      {(close) => (
        <ul role="list" className={styles.categories}>
          {entries.map(({ to, key, name }) => (
            <li key={key ?? 'all'}>
              <Link
                to={to}
                className={styles.category}
                aria-current={key === selected ? 'true' : undefined}
                onClick={close}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </RightDrawer>
  )
}
