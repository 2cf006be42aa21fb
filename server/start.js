// The entry point of `npm start`, in plain JavaScript so that an older Node can still parse it and name the version that is needed.
import './require-node.js'

// React renders its slow, checking build unless it is told before it loads.
process.env.NODE_ENV ??= 'production'

// The allocator of the library that draws pictures (mimalloc) reads this when it loads. It otherwise keeps 40 MB of freed memory.
process.env.MIMALLOC_PURGE_DELAY ??= '0'

await import('./start.ts')
