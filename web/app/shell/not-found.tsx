import { useSay } from '../lib/texts.ts'

export function NotFound() {
  const say = useSay()
  return (
    <section>
      <h1>{say('shell.page-not-found')}</h1>
      <p>{say('shell.page-not-found-text')}</p>
    </section>
  )
}
