import { join } from 'node:path'
import { root } from './run-program.ts'

/** The directory of the product's compile cache, as `NODE_COMPILE_CACHE`: a tenth of a start is compiling. */
export const compileCache = join(root, 'build/compile-cache')
