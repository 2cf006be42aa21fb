import { describe, expect, test } from 'vitest'
import { ApiFailure } from './api-failure.ts'
import { createCall } from './call-store.ts'

const refused = new ApiFailure('That email has an account.', {
  status: 422,
  code: 'email-taken',
  errors: { email: ['That email has an account.'] },
})

describe('a call', () => {
  test('has its failure, with the errors of its fields, until the next success (ERR-03)', async () => {
    const announced: string[] = []
    const answers = [Promise.reject(refused), Promise.resolve('token')]
    const call = createCall(
      () => answers.shift() as Promise<string>,
      ({ message }) => announced.push(message),
    )

    expect(await call.run()).toBeUndefined()
    expect(call.state.get()).toEqual({ isBusy: false, failure: refused })
    expect(call.state.get().failure?.errors).toEqual({ email: ['That email has an account.'] })
    expect(announced).toEqual(['That email has an account.'])

    expect(await call.run()).toBe('token')
    expect(call.state.get()).toEqual({ isBusy: false, failure: undefined })
  })

  test('has the error itself as its failure if there was no answer (ERR-02, ERR-03)', async () => {
    const announced: string[] = []
    const call = createCall(
      () => Promise.reject(new TypeError('The connection is down.')),
      ({ message }) => announced.push(message),
    )
    await call.run()
    expect(call.state.get().failure?.message).toBe('The connection is down.')
    expect(announced).toEqual(['The connection is down.'])
  })

  test('is made once if it is started again while in progress', async () => {
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

  test('has no failure after it was aborted', async () => {
    const call = createCall(
      () => Promise.reject(new DOMException('', 'AbortError')),
      () => {
        throw new Error('an aborted call is not announced')
      },
    )
    await call.run()
    expect(call.state.get()).toEqual({ isBusy: false, failure: undefined })
  })
})
