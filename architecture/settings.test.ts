import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../server/platform/config.ts'
import { settingNames } from '../server/platform/settings.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8')

const bucket = {
  MEDIA_S3_ENDPOINT: 'https://s3.example',
  MEDIA_S3_BUCKET: 'pictures',
  MEDIA_S3_ACCESS_KEY_ID: 'id',
  MEDIA_S3_SECRET_ACCESS_KEY: 'secret',
}

/** The settings without which another one is refused. */
const neededBy: Record<string, Record<string, string>> = {
  PUBLIC_URL: { PAYMENTS: 'sandbox', MAILS: 'files' },
  MEDIA_S3_ENDPOINT: bucket,
  MEDIA_S3_BUCKET: bucket,
  MEDIA_S3_REGION: bucket,
  DATABASE_DIRECT_URL: { DATABASE_URL: 'postgresql://pooler.example/database' },
}

/** Lists the assignments of an environment file, also those that are commented out. */
const listAssignments = (text: string): [name: string, value: string][] =>
  [...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!])

test('.env.example names every setting once and nothing else', () => {
  const names = listAssignments(read('.env.example')).map(([name]) => name)
  expect(names.toSorted()).toEqual(settingNames.toSorted())
})

test('the values of .env.example are accepted, except shortened Stripe keys', () => {
  for (const [name, value] of listAssignments(read('.env.example')))
    if (!value.endsWith('…'))
      expect(() => readConfig({ ...neededBy[name], [name]: value }), name).not.toThrow()
})
