import type { Font, Glyph, PathCommand } from '@cantoo/fontkit'

/** Collects glyphs of a font and writes them as a TrueType font. */
export type TrueTypeSubset = {
  /** The glyph's number in the subset; 0 is the glyph for missing letters. */
  includeGlyph(glyph: Glyph | number): number
  encode(): Uint8Array
}

/**
 * A TrueType font of the glyphs in use, as a PDF embeds it (OpenType 1.9: glyf, head, hhea, hmtx, loca, maxp). Written from the
 * outlines as they are drawn: fontkit 2.0.12 cannot write subsets of variable fonts.
 */
export function createTrueTypeSubset(font: Font): TrueTypeSubset {
  const ids = [0]
  const numberOf = (id: number): number => {
    const known = ids.indexOf(id)
    return known >= 0 ? known : ids.push(id) - 1
  }
  return {
    includeGlyph: glyph => numberOf(typeof glyph === 'number' ? glyph : glyph.id),
    encode: () =>
      writeFont(
        font,
        ids.map(id => readOutline(font.getGlyph(id))),
      ),
  }
}

type Point = { x: number; y: number; onCurve: boolean }
type Outline = { advance: number; contours: Point[][] }

function readOutline(glyph: Glyph | null): Outline {
  const contours: Point[][] = []
  for (const command of glyph?.path.commands ?? []) addCommand(contours, command)
  return {
    advance: Math.round(glyph?.advanceWidth ?? 0),
    contours: contours.map(withoutEnd).filter(points => points.length > 1),
  }
}

function addCommand(contours: Point[][], { command, args }: PathCommand): void {
  const rounded = args.map(Math.round)
  if (command === 'moveTo') contours.push([])
  // TrueType outlines have no cubic curves; as a fallback, draw one as a quadratic curve between the same ends
  const pairs = command === 'bezierCurveTo' ? [...rounded.slice(2)] : rounded
  for (let i = 0; i < pairs.length; i += 2)
    contours.at(-1)?.push({ x: pairs[i] ?? 0, y: pairs[i + 1] ?? 0, onCurve: i + 2 >= pairs.length })
}

/** Contours close implicitly, so a last point equal to the first is removed. */
function withoutEnd(points: Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  const isDouble =
    first && last && points.length > 1 && last.onCurve && first.x === last.x && first.y === last.y
  return isDouble ? points.slice(0, -1) : points
}

/** Big-endian numbers, one after the other. */
class Bytes {
  readonly list: number[] = []
  u8 = (value: number): this => {
    this.list.push(value & 0xff)
    return this
  }
  u16 = (...values: number[]): this => {
    for (const value of values) this.u8(value >> 8).u8(value)
    return this
  }
  u32 = (...values: number[]): this => {
    for (const value of values) this.u16(value >>> 16, value & 0xffff)
    return this
  }
}

function writeFont(font: Font, outlines: readonly Outline[]): Uint8Array {
  const glyphs = outlines.map(writeGlyph)
  const loca = new Bytes()
  let end = 0
  loca.u32(0)
  for (const glyph of glyphs) {
    end += glyph.length
    loca.u32(end)
  }
  const points = outlines.flatMap(({ contours }) => contours.flat())
  const box = boxOf(points)
  const most = (count: (outline: Outline) => number): number => Math.max(...outlines.map(count))
  const hmtx = new Bytes()
  for (const { advance, contours } of outlines) hmtx.u16(advance, boxOf(contours.flat()).xMin)
  const tables: [string, number[]][] = [
    ['glyf', glyphs.flat()],
    [
      'head',
      new Bytes()
        .u32(0x10000, 0x10000, 0, 0x5f0f3cf5)
        .u16(0b11, font.unitsPerEm)
        // without creation and modification times, the same glyphs give the same file
        .u32(0, 0, 0, 0)
        .u16(box.xMin, box.yMin, box.xMax, box.yMax)
        .u16(0, 8, 2, LONG_OFFSETS, 0).list,
    ],
    [
      'hhea',
      new Bytes()
        .u32(0x10000)
        .u16(font.ascent, font.descent, font.lineGap)
        .u16(
          most(({ advance }) => advance),
          box.xMin,
          0,
          box.xMax,
        )
        .u16(1, 0, 0, 0, 0, 0, 0, 0, outlines.length).list,
    ],
    ['hmtx', hmtx.list],
    ['loca', loca.list],
    [
      'maxp',
      new Bytes()
        .u32(0x10000)
        .u16(
          outlines.length,
          most(({ contours }) => contours.flat().length),
          most(({ contours }) => contours.length),
        )
        .u16(0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0).list,
    ],
  ]
  return writeTables(tables)
}

const LONG_OFFSETS = 1

function boxOf(points: readonly Point[]): { xMin: number; yMin: number; xMax: number; yMax: number } {
  let [xMin, yMin, xMax, yMax] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    xMin = Math.min(xMin, x)
    yMin = Math.min(yMin, y)
    xMax = Math.max(xMax, x)
    yMax = Math.max(yMax, y)
  }
  return points.length === 0 ? { xMin: 0, yMin: 0, xMax: 0, yMax: 0 } : { xMin, yMin, xMax, yMax }
}

/** A simple glyph. Nothing is packed: the PDF compresses the whole file. */
function writeGlyph({ contours }: Outline): number[] {
  if (contours.length === 0) return []
  const points = contours.flat()
  const { xMin, yMin, xMax, yMax } = boxOf(points)
  const bytes = new Bytes().u16(contours.length, xMin, yMin, xMax, yMax)
  let last = -1
  for (const contour of contours) {
    last += contour.length
    bytes.u16(last)
  }
  bytes.u16(0)
  for (const { onCurve } of points) bytes.u8(onCurve ? 1 : 0)
  for (const axis of ['x', 'y'] as const)
    for (const [i, point] of points.entries()) bytes.u16(point[axis] - (points[i - 1]?.[axis] ?? 0))
  return padded(bytes.list)
}

const padded = (bytes: number[]): number[] => [
  ...bytes,
  ...new Array<number>((4 - (bytes.length % 4)) % 4).fill(0),
]

function writeTables(tables: readonly [string, number[]][]): Uint8Array {
  const power = Math.floor(Math.log2(tables.length))
  const range = 2 ** power * 16
  const directory = new Bytes().u32(0x10000).u16(tables.length, range, power, tables.length * 16 - range)
  let offset = 12 + tables.length * 16
  for (const [tag, bytes] of tables) {
    for (const letter of tag) directory.u8(letter.charCodeAt(0))
    directory.u32(checksum(padded(bytes)), offset, bytes.length)
    offset += padded(bytes).length
  }
  return Uint8Array.from([...directory.list, ...tables.flatMap(([, bytes]) => padded(bytes))])
}

function checksum(bytes: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < bytes.length; i += 4)
    sum =
      (sum +
        (((bytes[i] ?? 0) << 24) |
          ((bytes[i + 1] ?? 0) << 16) |
          ((bytes[i + 2] ?? 0) << 8) |
          (bytes[i + 3] ?? 0))) >>>
      0
  return sum
}
