import { isLanguageCode, type LanguageCode } from '@rashi/contract/languages.rules'

/**
 * The language of Stripe's fields. `auto` is the browser's language, for one that Stripe does not support
 * (docs.stripe.com/js/appendix/supported_locales).
 */
const locales: Record<LanguageCode, 'en-GB' | 'auto'> = { en: 'en-GB', hi: 'auto' }
export const stripeLocale = (code: string) => (isLanguageCode(code) ? locales[code] : 'auto')
