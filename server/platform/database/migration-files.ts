import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

export interface Migration {
  readonly name: string
  readonly text: string
  /** False with the first line `-- no transaction`: the file is one statement, such as `create index concurrently`. */
  readonly isTransactional: boolean
  /**
   * The name in a line `-- oldest reader: <migration>`: processes whose newest migration is older cannot read the
   * schema any more. null: everything that read the schema before still can.
   */
  readonly oldestReader: string | null
}

/** Reads the migrations of a folder in the order of their names. */
export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) =>
      parseMigration(basename(file, '.sql'), await readFile(join(folder, file), 'utf8')),
    ),
  )
}

export const parseMigration = (name: string, text: string): Migration => ({
  name,
  text,
  isTransactional: !/^-- no transaction$/m.test(text),
  oldestReader: /^-- oldest reader: (\S+)$/m.exec(text)?.[1] ?? null,
})
