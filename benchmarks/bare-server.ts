import fastify from 'fastify'

/** What the product's calls are compared against: Fastify, one route, a small JSON answer, nothing else. */
const app = fastify()
app.get('/', () => ({ hello: 'world' }))
app.post('/', () => ({ hello: 'world' }))
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) })
