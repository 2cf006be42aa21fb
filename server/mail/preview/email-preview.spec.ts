import { expect, test } from 'vitest'
import { emailExamples } from '../../email-examples.ts'
import { readConfig } from '../../platform/config.ts'
import { createTestApp } from '../../testing/test-app.ts'

const readPreview = async (nodeEnv: string | undefined) => {
  const product = await createTestApp({
    config: { debug: readConfig({ NODE_ENV: nodeEnv }).debug },
  })
  const answer = await product.call('GET /dev/emails')
  await product.close()
  return answer
}

test('the email preview shows HTML and text of every email in development', async () => {
  const { status, text, headers } = await readPreview('development')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  for (const { name } of emailExamples)
    for (const language of ['en', 'hi']) expect(text).toContain(`<h2>${name} (${language})</h2>`)
  expect(text).toContain('src=&quot;data:image/png;base64,')
  expect(text).not.toContain('cid:')
  expect(headers['content-security-policy']).toContain('img-src data:')
  expect(text.match(/<iframe [^>]*srcdoc="&lt;!doctype html&gt;/g)).toHaveLength(
    2 * emailExamples.length,
  )
  expect(text).toContain('>Subject: <b lang="hi" dir="ltr">आपकी रसीद: ')
  expect(text).toMatch(/My subscriptions: http:\S+\/my-subscriptions\n/)
})

test('the email preview is not found in production', async () => {
  expect((await readPreview('production')).status).toBe(404)
})

test('the email preview is not found without NODE_ENV', async () => {
  expect((await readPreview(undefined)).status).toBe(404)
})
