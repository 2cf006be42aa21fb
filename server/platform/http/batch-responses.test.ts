import fastify from 'fastify'
import { expect, test } from 'vitest'
import { batchResponses } from './batch-responses.ts'

test('responses of one turn of the event loop are sent after all of its handlers have run', async () => {
  const app = fastify()
  const happened: string[] = []
  batchResponses(app)
  app.addHook('onSend', (request, _reply, _payload, done) => {
    happened.push(`${request.url} sent`)
    done()
  })
  app.get('/:name', (request) => {
    happened.push(`${request.url} answered`)
    return { ok: true }
  })
  await app.ready()
  const answers = await Promise.all(['/first', '/second'].map((url) => app.inject(url)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(happened).toEqual(['/first answered', '/second answered', '/first sent', '/second sent'])
})

test('a response that cannot be sent ends, and the others of its turn are sent', async () => {
  const app = fastify()
  batchResponses(app)
  app.get('/:name', (request, reply) => {
    // The framework throws while it sends only where headers were sent already.
    if (request.url === '/failing') reply.raw.writeHead(200)
    return { ok: true }
  })
  await app.ready()
  const [failing, working] = await Promise.allSettled(
    ['/failing', '/working'].map((url) => app.inject(url)),
  )
  expect(failing?.status).toBe('rejected')
  expect(working).toMatchObject({ status: 'fulfilled', value: { statusCode: 200 } })
})
