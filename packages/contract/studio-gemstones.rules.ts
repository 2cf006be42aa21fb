/** The limits of a gemstone's texts, in characters, and of its pictures. */
export const maxTextCharacters = { name: 60, title: 100, description: 10_000 } as const
export const maxAltCharacters = 250
export const maxGemstonePictures = 8
