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

test('a failure on its way to one reader keeps nobody else from his answer', async () => {
  const app = fastify()
  sendTogether(app)
  app.addHook('onSend', async (request) => {
    if (request.url === '/unlucky') throw new Error('Not this one')
  })
  app.get('/:name', () => ({ ok: true }))
  await app.ready()
  const answers = await Promise.all(['/unlucky', '/lucky'].map((url) => app.inject(url)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 200])
})
