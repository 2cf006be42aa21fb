import { createReadStream } from 'node:fs'
import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Arrays of the file, one element a place unless said otherwise; places are ordered by population, largest first. */
export interface GazetteerArrays {
  nameText: Uint8Array
  /** One more than there are places: where each name starts in `nameText`. */
  nameStarts: Uint32Array
  /** Hundred-thousandths of a degree. */
  latitudes: Int32Array
  longitudes: Int32Array
  populations: Uint32Array
  /** Index in `zones`. */
  zones: Uint16Array
  /** Index in `regions`. */
  regions: Uint16Array
  /** 0 where the address leaves the region out. */
  regionShown: Uint8Array
  /** 0, or one more than the index in `counties`, where only the county tells two addresses apart. */
  counties: Uint16Array
  /** Folded names of all cities in byte order, UTF-8. */
  keyText: Uint8Array
  keyStarts: Uint32Array
  /** One a key: place × 2, plus 1 when the name is not the place's main one. */
  keyPlaces: Uint32Array
  /** Places in the order of a balanced k-d tree (see nearest-place.ts). */
  treePlaces: Uint32Array
  /** Three a place, in tree order: its point on the unit sphere. */
  treePoints: Float64Array
}

export interface GazetteerHeader {
  /** What the file was made of: freshness is equality of this text. */
  made: string
  credit: string
  countries: { code: string; name: string; keys: string[] }[]
  /** `name` is empty for the places of a country that name no region. */
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

/** Written beside and renamed, so that a reader never sees half a file. */
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
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, bytes)
  await rename(unfinished, file)
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

/** What the file says it was made of; undefined when there is none or it is not ours. */
export async function readMade(file: string): Promise<string | undefined> {
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
