/** Raised when a drawing changes: browsers keep a picture for a week, and a new address is a new picture. */
const edition = 3

/** Adds the edition of the drawings to the address of a picture. */
export const inCurrentEdition = (path: string): string => `${path}?edition=${edition}`

/**
 * The address of a sign's picture: a card of 480 x 600, a small cut of 160 x 200 for less than 150 pixels, an icon, a
 * plate of 960 x 640 or a strip of 1440 x 360.
 */
export const signPicture = (
  key: string,
  size: '' | '-small' | '-icon' | '-hero' | '-strip' = '',
): string => inCurrentEdition(`/media/signs/${key.toLowerCase()}${size}.svg`)

/** The address of the Moon's picture that draws itself once, from that of the still picture. */
export const movingPicture = (still: string): string => still.replace('.svg', '-moving.svg')

/** The address of a card of 1200 x 630 with the Moon of a picture, as a PNG with words in a language. */
export const moonCard = (still: string, code: string): string =>
  still.replace('/media/moon/', `/media/share/${code}/moon/`).replace('.svg', '.png')
