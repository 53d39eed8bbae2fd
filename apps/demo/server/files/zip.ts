/** A ZIP archive of uncompressed text files: workbooks of a few hundred kilobytes need no more. */
export function zip(files: readonly (readonly [name: string, text: string])[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const entries = files.map(([name, text]) => {
    const bytes = encoder.encode(text)
    return { name: encoder.encode(name), bytes, crc: crc32(bytes) }
  })
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const { name, bytes, crc } of entries) {
    const fields = [20, 0x0800, 0, 0, DOS_DAY, crc, bytes.length, bytes.length, name.length, 0] as const
    const local = record(0x04034b50, LOCAL, fields)
    parts.push(local, name, bytes)
    directory.push(record(0x02014b50, CENTRAL, [20, ...fields, 0, 0, 0, 0, at]), name)
    at += local.length + name.length + bytes.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = record(0x06054b50, END, [0, 0, entries.length, entries.length, size, at, 0])
  return joined([...parts, ...directory, end])
}

/** A fixed date, 1 January 1980: archives with equal content are byte-identical. */
const DOS_DAY = 0x0021

/** Byte widths of the fields after the signature. */
const LOCAL = [2, 2, 2, 2, 2, 4, 4, 4, 2, 2]
const CENTRAL = [2, 2, 2, 2, 2, 2, 4, 4, 4, 2, 2, 2, 2, 2, 4, 4]
const END = [2, 2, 2, 2, 4, 4, 2]

function record(signature: number, widths: readonly number[], values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 + widths.reduce((sum, width) => sum + width, 0))
  const view = new DataView(bytes.buffer)
  view.setUint32(0, signature, true)
  let at = 4
  for (const [index, width] of widths.entries()) {
    const value = values[index] ?? 0
    if (width === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += width
  }
  return bytes
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
