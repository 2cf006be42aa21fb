export { languages } from './languages.routes.ts'
export { languageIdOf, say } from './translate.ts'
