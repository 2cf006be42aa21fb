/** The entry point of `legal`: what other features may import. */
export { LegalLinks } from './legal-links.tsx'
