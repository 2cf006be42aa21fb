import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runProgram } from '../../scripts/run-program.ts'
import { screens } from '../screens/screens.ts'
import { galleryPage } from './gallery-page.ts'
import { folder, isChosen, widths, type Choice } from './picture.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    width: { type: 'string', multiple: true, default: widths.map(String) },
  },
})
const choice: Choice = { only: values.only, widths: values.width.map(Number) }

if (!screens.some(({ name }) => isChosen(name, choice)))
  throw new Error(`no screen is called ${choice.only.join(' or ')}`)
if (choice.widths.some((width) => !widths.includes(width)))
  throw new Error(`pictures are ${widths.join(', ')} px wide`)

process.env['GALLERY'] = JSON.stringify(choice)
process.exitCode = await runProgram('vitest', 'vitest', [
  'run',
  '--config',
  'e2e/gallery/vitest.config.ts',
])
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'index.html'), galleryPage(screens))
process.stdout.write(`${join(folder, 'index.html')}\n`)
