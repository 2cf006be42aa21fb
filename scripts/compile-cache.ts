import { join } from 'node:path'
import { root } from './run-program.ts'

/**
 * The directory of a compile cache for the products that tests start, as `NODE_COMPILE_CACHE`: it saves a tenth of a start. The
 * product itself has none, since it would keep the compiled code in memory beside V8's (decision 0049).
 */
export const compileCache = join(root, 'build/compile-cache')
