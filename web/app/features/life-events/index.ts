/** The entry point of `life-events`: what other features may import. */
export { completeLifeEventBasket } from './basket-storage.ts'
export { lifeEventPath, lifeEventsPath } from './life-event-paths.rules.ts'
