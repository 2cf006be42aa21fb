import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** A node of a declaration file as oxc-parser returns it: what of it is there depends on its type. */
// oxlint-disable-next-line typescript/no-explicit-any -- the parser's union of all nodes would need a cast at every step
export type Node = any

/** Where a type is written: its file, and the namespaces around it. */
export interface Place {
  readonly file: string
  readonly namespaces: readonly string[]
}

export interface Declaration {
  readonly node: Node
  readonly place: Place
}

interface Imported {
  readonly file: string
  /** The name there; empty for an import of all of its names. */
  readonly path: readonly string[]
}

interface DeclarationFile {
  /** By name, with the namespaces before it: `PaymentIntent.LastPaymentError`. */
  readonly declarations: ReadonlyMap<string, Declaration>
  readonly imports: ReadonlyMap<string, Imported>
}

const folder = dirname(createRequire(import.meta.url).resolve('stripe'))
const files = new Map<string, DeclarationFile>()

/** Reads a declaration file of the installed Stripe package, once. */
function readFile(file: string): DeclarationFile {
  const known = files.get(file)
  if (known) return known
  const { program } = parseSync(file, readFileSync(join(folder, file), 'utf8'))
  const declarations = new Map<string, Declaration>()
  const imports = new Map<string, Imported>()
  for (const statement of program.body as Node[]) {
    if (statement.type === 'ImportDeclaration')
      for (const { local, imported } of statement.specifiers)
        imports.set(local.name, {
          file: join(dirname(file), statement.source.value.replace(/\.js$/, '.d.ts')),
          path: imported ? [imported.name] : [],
        })
    collect(statement, { file, namespaces: [] }, declarations)
  }
  const read = { declarations, imports }
  files.set(file, read)
  return read
}

function collect(statement: Node, place: Place, into: Map<string, Declaration>): void {
  const node = statement.declaration ?? statement
  const path = [...place.namespaces, node.id?.name]
  if (node.type === 'TSModuleDeclaration')
    for (const inner of node.body.body) collect(inner, { ...place, namespaces: path }, into)
  else if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration')
    // The namespace of an interface's own name has the types of its fields.
    into.set(path.join('.'), { node, place })
}

/** Finds the type that a name means at a place. @throws {Error} if there is none */
export function findType(name: readonly string[], { file, namespaces }: Place): Declaration {
  const { declarations, imports } = readFile(file)
  for (let depth = namespaces.length; depth >= 0; depth--) {
    const found = declarations.get([...namespaces.slice(0, depth), ...name].join('.'))
    if (found) return found
  }
  const [first = '', ...rest] = name
  const imported = imports.get(first)
  if (imported)
    return findType([...imported.path, ...rest], { file: imported.file, namespaces: [] })
  // A namespace that exports what its file imports.
  if (rest.length > 0) return findType(rest, { file, namespaces: [] })
  throw new Error(`${file} has no type ${first}`)
}
