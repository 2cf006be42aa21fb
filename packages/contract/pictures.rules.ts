/** Raised when a drawing changes: browsers keep a picture for a week, and a new address is a new picture. */
const edition = 2

/** Adds the edition of the drawings to the address of a picture. */
export const inCurrentEdition = (path: string): string => `${path}?edition=${edition}`

/** The address of a sign's picture: a card of 480 x 600, an icon, a plate of 960 x 640 or a strip of 1440 x 360. */
export const signPicture = (key: string, size: '' | '-icon' | '-hero' | '-strip' = ''): string =>
  inCurrentEdition(`/media/signs/${key.toLowerCase()}${size}.svg`)
