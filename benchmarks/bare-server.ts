import fastify from 'fastify'

/** The server that the product's calls are compared with: Fastify, one route, a small JSON response, nothing else. */
const app = fastify()
app.get('/', () => ({ hello: 'world' }))
app.post('/', () => ({ hello: 'world' }))
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) })
