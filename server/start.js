// The door of `npm start`, in plain JavaScript so that an older Node can still read what it is told.
import './require-node.js'

// React renders its slow, checking build unless it is told before it loads.
process.env.NODE_ENV ??= 'production'

await import('./start.ts')
