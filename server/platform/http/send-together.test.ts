import fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendTogether } from './send-together.ts'

test('what is answered in one turn is sent once all of it has been worked out', async () => {
  const app = fastify()
  const happened: string[] = []
  sendTogether(app)
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

test('an answer that cannot be sent ends, and keeps nobody else from his own', async () => {
  const app = fastify()
  sendTogether(app)
  app.get('/:name', (request, reply) => {
    // Headers that are sent already are the one fault that the framework throws while it sends.
    if (request.url === '/unlucky') reply.raw.writeHead(200)
    return { ok: true }
  })
  await app.ready()
  const [unlucky, lucky] = await Promise.allSettled(
    ['/unlucky', '/lucky'].map((url) => app.inject(url)),
  )
  expect(unlucky?.status).toBe('rejected')
  expect(lucky).toMatchObject({ status: 'fulfilled', value: { statusCode: 200 } })
})
