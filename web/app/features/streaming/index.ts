/** The entry point of `streaming`: what the shell may import. */
export { LiveButton } from './live-button.tsx'
