export { languages } from './languages.routes.ts'
export { languageIdOf, say } from './say.ts'
