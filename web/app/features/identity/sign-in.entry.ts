/** The entry point for the page that shows the sign-in form. */
export { SignInCard } from './sign-in-card.tsx'
