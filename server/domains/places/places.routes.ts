import type { Serve } from '../../platform/http/serve.ts'
import { findPlaces } from './find-places.ts'
import type { Gazetteer } from './gazetteer.ts'

export function places(serve: Serve, { gazetteer }: { gazetteer: Gazetteer }): void {
  serve('GET /places', ({ query }) => ({ places: findPlaces(gazetteer, query.q) }))
}
