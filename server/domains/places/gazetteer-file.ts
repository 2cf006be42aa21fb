import { createReadStream } from 'node:fs'
import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Arrays with one element for each place unless noted otherwise; places are ordered by population, largest first. */
export interface GazetteerArrays {
  nameText: Uint8Array
  /** The start of each name in `nameText`, and after the last one its end. */
  nameStarts: Uint32Array
  /** In 0.00001°. */
  latitudes: Int32Array
  longitudes: Int32Array
  populations: Uint32Array
  /** Index in `zones`. */
  zones: Uint16Array
  /** Index in `regions`. */
  regions: Uint16Array
  /** 0 if the address omits the region. */
  regionShown: Uint8Array
  /** The index in `counties` plus 1 if only the county distinguishes two addresses, otherwise 0. */
  counties: Uint16Array
  /** Folded names of all cities in byte order, UTF-8. */
  keyText: Uint8Array
  keyStarts: Uint32Array
  /** One element for each key: place × 2, plus 1 if the name is not the place's main one. */
  keyPlaces: Uint32Array
  /** Places in the order of a balanced k-d tree (see nearest-place.ts). */
  treePlaces: Uint32Array
  /** Three elements for each place, in tree order: its point on the unit sphere. */
  treePoints: Float64Array
}

export interface GazetteerHeader {
  /** The sources and format that the file was built from; the file is fresh if this text is equal. */
  made: string
  credit: string
  countries: { code: string; name: string; keys: string[] }[]
  /** `name` is empty for the places of a country without a region. */
  regions: { code: string; name: string; country: number }[]
  counties: string[]
  zones: string[]
}

const kinds = {
  nameText: Uint8Array,
  nameStarts: Uint32Array,
  latitudes: Int32Array,
  longitudes: Int32Array,
  populations: Uint32Array,
  zones: Uint16Array,
  regions: Uint16Array,
  regionShown: Uint8Array,
  counties: Uint16Array,
  keyText: Uint8Array,
  keyStarts: Uint32Array,
  keyPlaces: Uint32Array,
  treePlaces: Uint32Array,
  treePoints: Float64Array,
}
type ArrayName = keyof typeof kinds
type StoredHeader = GazetteerHeader & { arrays: Record<ArrayName, { at: number; length: number }> }

const names = Object.keys(kinds) as ArrayName[]
const aligned = (bytes: number) => Math.ceil(bytes / 8) * 8
const lengthBytes = 8

/** Writes a temporary file and renames it, so that readers never see a partial file. */
export async function writeGazetteerFile(
  file: string,
  header: GazetteerHeader,
  arrays: GazetteerArrays,
): Promise<void> {
  let at = 0
  const stored = { ...header, arrays: {} } as StoredHeader
  for (const name of names) {
    stored.arrays[name] = { at, length: arrays[name].length }
    at += aligned(arrays[name].byteLength)
  }
  const headerText = Buffer.from(JSON.stringify(stored))
  const bodyAt = aligned(lengthBytes + headerText.length)
  const bytes = new Uint8Array(bodyAt + at)
  new DataView(bytes.buffer).setUint32(0, headerText.length, true)
  bytes.set(headerText, lengthBytes)
  for (const name of names) {
    const array = arrays[name]
    bytes.set(
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
      bodyAt + stored.arrays[name].at,
    )
  }
  await mkdir(dirname(file), { recursive: true })
  const temporaryFile = `${file}.${process.pid}`
  await writeFile(temporaryFile, bytes)
  await rename(temporaryFile, file)
}

export async function readGazetteerFile(
  file: string,
): Promise<{ header: GazetteerHeader; arrays: GazetteerArrays }> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const bytes = new Uint8Array(new ArrayBuffer(size))
    for (let at = 0; at < size;) {
      const { bytesRead } = await handle.read(bytes, at, size - at, at)
      if (bytesRead === 0) throw new Error(`${file} became shorter while it was read`)
      at += bytesRead
    }
    const headerLength = new DataView(bytes.buffer).getUint32(0, true)
    const headerText = Buffer.from(bytes.buffer, lengthBytes, headerLength).toString()
    const { arrays: stored, ...header } = JSON.parse(headerText) as StoredHeader
    const bodyAt = aligned(lengthBytes + headerLength)
    const entries = names.map((name) => [
      name,
      new kinds[name](bytes.buffer, bodyAt + stored[name].at, stored[name].length),
    ])
    return { header, arrays: Object.fromEntries(entries) as GazetteerArrays }
  } finally {
    await handle.close()
  }
}

/** Reads `made` of the file's header; undefined if there is no such file or header. */
export async function readOrigin(file: string): Promise<string | undefined> {
  const start: Buffer[] = []
  try {
    for await (const chunk of createReadStream(file, { end: 1023 })) start.push(chunk as Buffer)
  } catch {
    return undefined
  }
  // `made` is the first property of the header.
  const found = /^\{"made":("[^"]*")/.exec(Buffer.concat(start).subarray(lengthBytes).toString())
  return found?.[1] && (JSON.parse(found[1]) as string)
}
