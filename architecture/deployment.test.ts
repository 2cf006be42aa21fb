import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startArguments } from '../scripts/start-arguments.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')

test('npm start, the container and the systemd service start the product with the same options of Node', () => {
  expect(startArguments.at(-1)).toBe('server/start.js')
  const [, command = ''] = /^CMD (\[.*\])$/m.exec(read('Dockerfile')) ?? []
  expect(JSON.parse(command)).toEqual(['node', ...startArguments])
  const [, started = ''] = /^ExecStart=(.*)$/m.exec(read('deploy/systemd/rashi.service')) ?? []
  expect(started.split(' ').slice(1)).toEqual(startArguments)
})
