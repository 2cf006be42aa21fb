import { type Declaration, findType, type Node, type Place } from './stripe-types.ts'

/** The form of the values: `form` has decoded parameters, all of whose values are texts, `json` an answer. */
export type Encoding = 'form' | 'json'

/** A type where it is written, with the types that its parameters stand for. */
interface Typed {
  readonly node: Node
  readonly place: Place
  readonly parameters: ReadonlyMap<string, Typed>
}

/** Lists where a value differs from a type of the Stripe package: unknown and missing fields, other values. */
export function findMisfits(value: unknown, { node, place }: Declaration, encoding: Encoding) {
  const given = { node, place, parameters: new Map() }
  const compare = (inner: unknown, typed: Typed, at: string): string[] => {
    switch (typed.node.type) {
      case 'TSInterfaceDeclaration':
      case 'TSTypeLiteral':
        return compareObject(inner, typed, at)
      case 'TSTypeAliasDeclaration':
        return compare(inner, { ...typed, node: typed.node.typeAnnotation }, at)
      case 'TSTypeReference':
        return compareReference(inner, typed, at)
      case 'TSUnionType':
        return compareUnion(inner, typed, at)
      case 'TSIntersectionType':
        // The only one is OtherString: any text, beside the known ones.
        return compare(inner, { ...typed, node: typed.node.types[0] }, at)
      default:
        return isPlain(inner, typed.node, encoding) ? [] : [`${at} is ${JSON.stringify(inner)}`]
    }
  }

  function compareReference(inner: unknown, typed: Typed, at: string): string[] {
    const name = pathOf(typed.node.typeName)
    const parameter = typed.parameters.get(name.join('.'))
    if (parameter) return compare(inner, parameter, at)
    const argumentNodes: Node[] = typed.node.typeArguments?.params ?? []
    if (name[0] === 'Array')
      return Array.isArray(inner)
        ? inner.flatMap((one, index) =>
            compare(one, { ...typed, node: argumentNodes[0] }, `${at}[${index}]`),
          )
        : [`${at} is no list`]
    if (name[0] === 'Partial')
      return compare(inner, { ...typed, node: argumentNodes[0] }, at).filter(
        (misfit) => !/^\.\w+ is missing$/.test(misfit.slice(at.length)),
      )
    const found = findType(name, typed.place)
    const names: Node[] = found.node.typeParameters?.params ?? []
    const parameters = new Map(
      names.map((one, index) => [one.name.name, { ...typed, node: argumentNodes[index] }]),
    )
    return compare(inner, { ...found, parameters }, at)
  }

  /** A value that fits no member is described by the one that it is nearest to. */
  function compareUnion(inner: unknown, typed: Typed, at: string): string[] {
    let nearest: string[] | undefined
    for (const member of typed.node.types as Node[]) {
      const misfits = compare(inner, { ...typed, node: member }, at)
      if (misfits.length === 0) return []
      const isInside = misfits.some((misfit) => !misfit.startsWith(`${at} is`))
      if (isInside && (!nearest || misfits.length < nearest.length)) nearest = misfits
    }
    return nearest ?? [`${at} is ${JSON.stringify(inner)?.slice(0, 80)}`]
  }

  function compareObject(inner: unknown, typed: Typed, at: string): string[] {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner))
      return [`${at} is ${JSON.stringify(inner)?.slice(0, 80)}`]
    const fields = listFields(typed)
    // Members of a union such as Event are told apart by their literal fields.
    for (const [name, { node: field, typed: of }] of fields) {
      const type = field.typeAnnotation.typeAnnotation
      if (type.type !== 'TSLiteralType' || !(name in inner)) continue
      if (compare(Reflect.get(inner, name), { ...of, node: type }, '').length > 0)
        return [`${at} is no object with this ${name}`]
    }
    const others = fields.get('*')
    const known = [...fields].flatMap(([name, { node: field, typed: of }]) => {
      if (name === '*') return []
      const one: unknown = Reflect.get(inner, name)
      if (one === undefined) return field.optional ? [] : [`${at}.${name} is missing`]
      return compare(one, { ...of, node: field.typeAnnotation.typeAnnotation }, `${at}.${name}`)
    })
    const unknown = Object.keys(inner).filter((name) => !fields.has(name))
    return [...known, ...(others ? [] : unknown.map((name) => `${at}.${name} is unknown`))]
  }

  return compare(value, given, '')
}

interface Field {
  readonly node: Node
  /** The interface that declares it. */
  readonly typed: Typed
}

const fieldsOf = new WeakMap<object, Map<string, Field>>()

/** Returns the fields of an object by name; `*` if it takes any name. */
function listFields(typed: Typed): Map<string, Field> {
  const isGeneric = typed.parameters.size > 0
  const known = isGeneric ? undefined : fieldsOf.get(typed.node)
  if (known) return known
  const fields = new Map<string, Field>()
  for (const { expression } of typed.node.extends ?? []) {
    const parent = findType(pathOf(expression), typed.place)
    for (const [name, field] of listFields({ ...parent, parameters: new Map() }))
      fields.set(name, field)
  }
  for (const node of typed.node.body?.body ?? typed.node.members)
    fields.set(node.key ? (node.key.name ?? node.key.value) : '*', { node, typed })
  if (!isGeneric) fieldsOf.set(typed.node, fields)
  return fields
}

const pathOf = (name: Node): string[] =>
  name.type === 'Identifier'
    ? [name.name]
    : [...pathOf(name.left ?? name.object), (name.right ?? name.property).name]

function isPlain(value: unknown, node: Node, encoding: Encoding): boolean {
  const isForm = encoding === 'form'
  switch (node.type) {
    case 'TSStringKeyword':
      return typeof value === 'string'
    case 'TSNumberKeyword':
      return isForm ? /^-?\d+(\.\d+)?$/.test(String(value)) : typeof value === 'number'
    case 'TSBooleanKeyword':
      return isForm ? value === 'true' || value === 'false' : typeof value === 'boolean'
    case 'TSNullKeyword':
      return isForm ? value === '' : value === null
    case 'TSLiteralType':
      return isForm ? value === String(node.literal.value) : value === node.literal.value
    case 'TSVoidKeyword':
      return value === undefined
    case 'TSUnknownKeyword':
      return true
    default:
      throw new Error(`a type of the Stripe package is not understood: ${node.type}`)
  }
}
