import { describe, expect, test } from 'vitest'
import { UsageError } from './command.ts'
import { formatUsage, parseCommand } from './parse-command.ts'

describe('the command line', () => {
  test.each<[string[], string, string[], string | null]>([
    [['live', 'off'], 'live off', [], null],
    [['live', 'on', 'https://x.example'], 'live on', ['https://x.example'], null],
    [['--as', 'Asha Rao', 'live', 'off'], 'live off', [], 'Asha Rao'],
    [['coupon', 'make', 'DIWALI', '--weeks', '4'], 'coupon make', ['DIWALI'], null],
    [['coupon', '--weeks=4', 'make', 'DIWALI'], 'coupon make', ['DIWALI'], null],
    [['orders', '--all'], 'orders', [], null],
  ])('%j is parsed as %s', (typed, name, positionals, operator) => {
    expect(parseCommand(typed)).toMatchObject({
      command: { name },
      args: { positionals },
      operator,
    })
  })

  test.each([[[]], [['--help']], [['-h']], [['live', 'on', '--help']]])(
    '%j requests help',
    (typed) => expect(parseCommand(typed)).toBeNull(),
  )

  test.each([
    [['dance'], 'there is no command "dance"'],
    [['live'], 'there is no command "live"'],
    [['live', 'sideways'], 'there is no command "live sideways"'],
    [['live', 'on'], 'live on needs <address>'],
    [['live', 'off', 'now'], 'live off does not take "now"'],
    [['live', 'off', '--loudly'], "Unknown option '--loudly'"],
    [['orders', '--as'], "Option '--as <value>' argument missing"],
    [['live', 'off', '--as', ' '], '--as must be a name of 1 to 60 characters'],
  ])('%j is refused in one line', (typed, line) => {
    expect(() => parseCommand(typed)).toThrow(new UsageError(line))
  })
})

test('the usage lists the commands with their parameters', () => {
  for (const line of ['live on <address>', 'coupon end <code>', 'order answered <id>', 'acts'])
    expect(formatUsage()).toContain(`\n  ${line}`)
})
