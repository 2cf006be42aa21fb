import { expect, test } from 'vitest'
import { measureAccuracy } from './accuracy.ts'

/** `npm run fix` measures again and writes the file. */
const file = '../../../web/app/features/how-we-know/accuracy.json'

test('the accuracy that the page shows is what the oracle tests measure (DAY-82)', async () => {
  await expect(`${JSON.stringify(measureAccuracy(), null, 2)}\n`).toMatchFileSnapshot(file)
})
