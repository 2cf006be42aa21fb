export { languageIdFromHeader } from './accept-language.rules.ts'
export { languages } from './languages.routes.ts'
export {
  builtInTranslator,
  translate,
  translator,
  translators,
  type Translate,
} from './translate.ts'
