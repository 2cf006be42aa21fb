import { describe, expect, test } from 'vitest'
import { ApiFailure } from './api-failure.ts'
import { createCall } from './call-store.ts'

const refused = new ApiFailure('That email has an account.', {
  status: 422,
  code: 'email-taken',
  errors: { email: ['That email has an account.'] },
})

describe('a call', () => {
  test('keeps its failure, with the fields it names, until the next success (ERR-03)', async () => {
    const said: string[] = []
    const answers = [Promise.reject(refused), Promise.resolve('token')]
    const call = createCall(
      () => answers.shift() as Promise<string>,
      ({ message }) => said.push(message),
    )

    expect(await call.run()).toBeUndefined()
    expect(call.state.get()).toEqual({ isBusy: false, failure: refused })
    expect(call.state.get().failure?.errors).toEqual({ email: ['That email has an account.'] })
    expect(said).toEqual(['That email has an account.'])

    expect(await call.run()).toBe('token')
    expect(call.state.get()).toEqual({ isBusy: false, failure: undefined })
  })

  test('that fails without an answer keeps the error itself (ERR-02, ERR-03)', async () => {
    const said: string[] = []
    const call = createCall(
      () => Promise.reject(new TypeError('The connection is down.')),
      ({ message }) => said.push(message),
    )
    await call.run()
    expect(call.state.get().failure?.message).toBe('The connection is down.')
    expect(said).toEqual(['The connection is down.'])
  })

  test('is made once however often it is pressed while it is under way', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    let made = 0
    const call = createCall(
      () => {
        made += 1
        return promise
      },
      () => {},
    )
    const [first, second] = [call.run(), call.run()]
    expect(call.state.get().isBusy).toBe(true)
    resolve('done')
    expect(await Promise.all([first, second])).toEqual(['done', 'done'])
    expect(made).toBe(1)
    expect(call.state.get().isBusy).toBe(false)
  })

  test('that was given up is no failure', async () => {
    const call = createCall(
      () => Promise.reject(new DOMException('', 'AbortError')),
      () => {
        throw new Error('nothing is to be said')
      },
    )
    await call.run()
    expect(call.state.get()).toEqual({ isBusy: false, failure: undefined })
  })
})
