import type { Notice } from '@rashi/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPerson } from '../testing/people.ts'
import { type EndedCommand, runOperatorHere, runOperatorProcess } from '../testing/operator.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let product: TestApp
beforeAll(async () => {
  // The command runs on the machine's clock, so the product uses the same time.
  product = await createTestApp({ now: Temporal.Now.instant().toString() })
})
afterAll(() => product.close())

/** Runs the command on the product's database. */
const operator = (...typed: string[]): Promise<EndedCommand> =>
  runOperatorHere({ DATABASE_URL: product.context.config.databaseUrl ?? '' }, ...typed)

/** Cached responses expire within seconds. */
const soon = { timeout: 10_000 }

describe('npm run operator', () => {
  test('switches live on and off (API-16, LIVE-03)', async () => {
    const status = async () => (await product.call('GET /api/horoscope/live-streaming-status')).body
    expect(await operator('live', 'on', 'https://stream.example/tonight')).toMatchObject({
      code: 0,
    })
    await expect.poll(status, soon).toEqual({ isLive: 1, url: 'https://stream.example/tonight' })
    const settings = { DATABASE_URL: product.context.config.databaseUrl ?? '' }
    const off = await runOperatorProcess(settings, 'live', 'off')
    expect(off).toEqual({ code: 0, out: 'Not live.\n', err: '' })
    await expect.poll(status, soon).toEqual({ isLive: 0, url: null })
    const refused = await operator('live', 'on', 'javascript:alert(1)')
    expect(refused).toMatchObject({ code: 1, out: '' })
    expect(refused.err).toBe(
      'Please enter the whole address of the stream, beginning with https://\n',
    )
  })

  test('publishes a notice at the top of the noticeboard in both languages (NOT-01, NOT-05)', async () => {
    const { token } = await createPerson(product)
    const board = async (): Promise<Notice[]> => {
      product.clock.set(Temporal.Now.instant().toString())
      const { body } = await product.call('GET /api/noticeboard/user-noticeboard', { token })
      return body.noticeboards
    }
    const before = await board()
    const words = ['--title', 'Diwali', '--text', 'A bright night.', '--title-hi', 'दिवाली']
    const published = await operator(
      'notice',
      'publish',
      ...words,
      '--text-hi',
      'उजली रात।',
      '--link',
      '/gemstones',
      '--link-label',
      'See the stones',
    )
    expect(published).toMatchObject({ code: 0, err: '' })
    const [notice, ...others] = await board()
    expect(others).toEqual(before)
    expect(notice).toMatchObject({
      read_at: null,
      translations: [
        {
          language_id: 1,
          title: 'Diwali',
          description: 'A bright night.',
          link: '/gemstones',
          link_label: 'See the stones',
        },
        { language_id: 2, title: 'दिवाली', description: 'उजली रात।', link: '/gemstones' },
      ],
    })
    const half = await operator('notice', 'publish', ...words)
    expect(half).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^--title-hi and --text-hi /),
    })
    const link = ['--link', '//evil.example', '--link-label', 'z']
    expect(
      await operator('notice', 'publish', '--title', 'x', '--text', 'y', ...link),
    ).toMatchObject({ code: 1, err: expect.stringContaining('path of this site') })
    expect(await board()).toHaveLength(before.length + 1)
  })

  test('lists the notices and takes one off the board (STU-177)', async () => {
    const { token } = await createPerson(product)
    const { out } = await operator('notice', 'publish', '--title', 'Holi', '--text', 'Colours.')
    const id = /\d+/.exec(out)?.[0] ?? ''
    expect((await operator('notice', 'list')).out).toMatch(
      new RegExp(`^${id}\\tcurrent\\t\\S+\\tHoli$`, 'm'),
    )
    expect((await operator('notice', 'end', id)).out).toBe(`Notice ${id} is off the board.\n`)
    product.clock.set(Temporal.Now.instant().toString())
    const { body } = await product.call('GET /api/noticeboard/user-noticeboard', { token })
    expect(body.noticeboards.map((notice: Notice) => String(notice.id))).not.toContain(id)
    expect(await operator('notice', 'end', '4711')).toMatchObject({
      code: 1,
      err: 'there is no notice 4711\n',
    })
    expect((await operator('notice', 'end', 'holi')).code).toBe(2)
  })
})
