import { createRequire } from 'node:module'

/** The library itself: the alias of `vitest.config.ts` that leads here applies to imports only. */
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2')

const results = new Map<string, Promise<unknown>>()

/** Answers a call that was made before with the same arguments as it was answered then. */
const once =
  <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
  (...args: Args): Promise<T> => {
    const key = JSON.stringify([work.name, ...args])
    const result = results.get(key) ?? work(...args)
    results.set(key, result)
    return result as Promise<T>
  }

/**
 * Stands in for the library in HTTP tests, whose people share a few passwords: a hash takes 40 ms of a processor, a third of what a
 * sign-up costs. The hashes are real ones of full cost, but equal passwords have equal salts.
 */
export const hash = once(argon2.hash)
export const verify = once(argon2.verify)
