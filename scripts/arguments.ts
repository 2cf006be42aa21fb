import { kinds, type Kind } from './select-tests.ts'

export interface Arguments {
  readonly kinds: readonly Kind[]
  /** Parts of file paths or of test names. */
  readonly words: readonly string[]
  /** The commit since which changed tests are to run; undefined to run them all. */
  readonly changedSince: string | undefined
  /** Whether every case is tested, also those that `npm test` leaves out. */
  readonly isExhaustive: boolean
  /** Everything from the first unknown option on, passed to the test runner. */
  readonly options: readonly string[]
}

/** Reads `[--kind=unit] [--changed=main] [--exhaustive] [words] [options of the runner]`. */
export function parseArguments(args: readonly string[]): Arguments {
  const findValue = (option: string) =>
    args.find((arg) => arg.startsWith(`--${option}=`))?.slice(option.length + 3)
  const kind = findValue('kind')
  const isOurs = (arg: string) => /^--((kind|changed)=|exhaustive$)/.test(arg)
  const rest = args.filter((arg) => !isOurs(arg))
  const firstOption = rest.findIndex((arg) => arg.startsWith('-'))
  const end = firstOption === -1 ? rest.length : firstOption
  return {
    kinds: kinds.filter((one) => kind === undefined || one === kind),
    words: rest.slice(0, end),
    changedSince: findValue('changed'),
    isExhaustive: args.includes('--exhaustive'),
    options: rest.slice(end),
  }
}
