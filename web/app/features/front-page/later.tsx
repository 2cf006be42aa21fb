import { hydrateLater } from '../../lib/hydrate-later.tsx'
import { NoticePlace } from '../pending-order/notice-place.entry.tsx'
import styles from './entrance.module.css'
// The server's markup needs these styles before the code is loaded.
import '../../ui/choice.module.css'
import '../../ui/combobox-field.module.css'
import '../../ui/plate-picture.module.css'
import '../../ui/prose.module.css'
import '../../ui/seal.module.css'
import '../charts/birth-fields-styles.entry.ts'
import './birth.form.module.css'
import './chapter.module.css'
import './method.module.css'
import './more.module.css'
import './prices.module.css'
import './sign-ribbon.module.css'
import './two-zodiacs.module.css'

/** The form for a birth: its fields, the search of places and their rules are not needed to read the page. */
export const BirthForm = hydrateLater(
  () => import('./birth.form.tsx').then((module) => module.BirthForm),
  <div className={styles.formPlace} />,
)

/** All that is below the first view. */
export const More = hydrateLater(
  () => import('./more.tsx').then((module) => module.More),
  <div className={styles.morePlace} />,
)

/** An order exists only in a tab that has shown other pages. */
export const PendingOrder = hydrateLater(
  () => import('../pending-order/index.ts').then((module) => module.PendingOrderNotice),
  <NoticePlace />,
)
