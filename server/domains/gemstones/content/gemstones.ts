import { bracelets } from './bracelets.ts'
import { earrings } from './earrings.ts'
import { necklaces } from './necklaces.ts'
import { pendants } from './pendants.ts'
import { rings } from './rings.ts'

const kinds = [rings, pendants, earrings, bracelets, necklaces]

/**
 * The stones of a new installation. Ids alternate between the kinds, so that the list begins with one of
 * each. A piece added at the end of its kind does not change any other id.
 */
export const gemstoneContent = kinds
  .flatMap((pieces, kind) =>
    pieces.map((piece, index) => ({
      ...piece,
      id: index * kinds.length + kind + 1,
      category_id: kind + 1,
    })),
  )
  .toSorted((one, other) => one.id - other.id)
