/** Reads the major version of what a program of PostgreSQL prints for `--version`. */
export function readProgramVersion(output: string): number | null {
  const [, majorVersion] = /\(PostgreSQL\) (\d+)/.exec(output) ?? []
  return majorVersion === undefined ? null : Number(majorVersion)
}
