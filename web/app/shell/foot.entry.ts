/** The code that foot.tsx loads later, as one file. */
export { Footer } from './footer.tsx'
export { TabBar } from './tab-bar.tsx'
