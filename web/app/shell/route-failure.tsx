import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useSay } from '../lib/texts.ts'
import { NotFound } from './not-found.tsx'

/** What stands where a page could not be shown: it says so and leads on. */
export function RouteFailure() {
  const error = useRouteError()
  const say = useSay()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <section>
      <h1>{say('shell.failed-title')}</h1>
      <p>{say('shell.failed-text')}</p>
    </section>
  )
}
