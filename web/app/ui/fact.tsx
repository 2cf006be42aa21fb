import type { ReactNode } from 'react'
import { useSay, type TextKey } from '../lib/texts.ts'

/** One row of a description list. */
export function Fact({ name, children }: { name: TextKey; children: ReactNode }) {
  const say = useSay()
  return (
    <div>
      <dt>{say(name)}</dt>
      <dd>{children}</dd>
    </div>
  )
}
