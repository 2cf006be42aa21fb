import { inflateSync } from 'node:zlib'

const signature = 0x774f4646
const headerBytes = 44
const entryBytes = 20

/**
 * A WOFF 1.0 font unpacked to the TrueType or OpenType that it holds (W3C, WOFF File Format 1.0, sections
 * 3 to 5): each table is as it was, or deflated by zlib.
 *
 * @throws {Error} where it is no WOFF
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.length < headerBytes || woff.readUInt32BE(0) !== signature)
    throw new Error('This font is no WOFF')
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(12 + 16 * count)
  const power = Math.floor(Math.log2(count))
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(16 * 2 ** power, 6)
  directory.writeUInt16BE(power, 8)
  directory.writeUInt16BE(16 * count - 16 * 2 ** power, 10)
  const pieces: Buffer[] = [directory]
  let end = directory.length
  for (let index = 0; index < count; index++) {
    const entry = headerBytes + entryBytes * index
    const row = 12 + 16 * index
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ]
    const stored = woff.subarray(offset, offset + packed)
    const table = packed < length ? inflateSync(stored) : stored
    woff.copy(directory, row, entry, entry + 4)
    directory.writeUInt32BE(woff.readUInt32BE(entry + 16), row + 4)
    directory.writeUInt32BE(end, row + 8)
    directory.writeUInt32BE(length, row + 12)
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4)
    pieces.push(table, padding)
    end += table.length + padding.length
  }
  return Buffer.concat(pieces)
}
