const maxLength = 80

/** Returns the part of an address that says a title: `ruby-halo-ring`. */
export const toSlug = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-|-$/g, '') || 'gemstone'

/** Returns the slug, with the first number that makes it new if it is taken. */
export function findFreeSlug(slug: string, taken: readonly string[]): string {
  let free = slug
  for (let number = 2; taken.includes(free); number++) free = `${slug}-${number}`
  return free
}
