import type { ReactNode } from 'react'
import { useTranslate, type TextKey } from '../lib/texts.ts'

/** One row of a description list. */
export function Fact({ name, children }: { name: TextKey; children: ReactNode }) {
  const t = useTranslate()
  return (
    <div>
      <dt>{t(name)}</dt>
      <dd>{children}</dd>
    </div>
  )
}
