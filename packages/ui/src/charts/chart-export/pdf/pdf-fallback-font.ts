import type { PDFContext, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'
import type { FallbackFont, GlyphRun } from './pdf-fonts.ts'
import type { PdfLibrary } from './pdf-libraries.ts'

/** A letter as the browser paints it: one bit per pixel, rows padded to bytes, 1 where it is painted. */
export type LetterBitmap = {
  bits: Uint8Array
  /** Pixels. */
  width: number
  height: number
  /** Pixels of one em, and from the bitmap's top to the baseline. */
  em: number
  baseline: number
  /** At size 1. */
  advance: number
}

/** Paints a letter in a weight; null on failure. */
export type PaintLetter = (letter: string, weight: number) => LetterBitmap | null

/** Codes are bytes, and 0 is unused. */
const GLYPHS_PER_FONT = 255

/**
 * Fonts for letters that only the reader's system has. The browser can paint such a letter, but a PDF cannot embed its outline.
 * Each becomes a small bitmap glyph (Type 3, PDF 1.7, 9.6.5) and stays searchable text.
 */
export function createFallbackFont(pdf: PdfLibrary, paint: PaintLetter): FallbackFont {
  const glyphs: FallbackGlyph[] = []
  const placeOf = (letter: string, weight: number): number => {
    const known = glyphs.findIndex(glyph => glyph.letter === letter && glyph.weight === weight)
    return known >= 0 ? known : glyphs.push({ letter, weight, bitmap: paint(letter, weight) }) - 1
  }
  return {
    shape: ({ text, weight }) => {
      const runs: GlyphRun[] = []
      for (const letter of text) {
        const place = placeOf(letter, weight)
        const width = advanceOf(glyphs[place]?.bitmap)
        const font = `S${Math.floor(place / GLYPHS_PER_FONT)}`
        const code = hex((place % GLYPHS_PER_FONT) + 1, 2)
        const last = runs.at(-1)
        if (last?.font === font) {
          last.shown[0] = `${last.shown[0]}${code}`
          last.width += width
        } else runs.push({ font, shown: [code], width })
      }
      return runs
    },
    embed: context => {
      const fonts: Record<string, PDFRef> = {}
      for (let i = 0; i < glyphs.length; i += GLYPHS_PER_FONT)
        fonts[`S${i / GLYPHS_PER_FONT}`] = embedGlyphs(pdf, context, glyphs.slice(i, i + GLYPHS_PER_FONT))
      return fonts
    },
  }
}

type FallbackGlyph = { letter: string; weight: number; bitmap: LetterBitmap | null }

/** A letter without a bitmap is a blank, half an em wide. */
const advanceOf = (bitmap: LetterBitmap | null | undefined): number => bitmap?.advance ?? 0.5

function embedGlyphs(pdf: PdfLibrary, context: PDFContext, glyphs: readonly FallbackGlyph[]): PDFRef {
  const names = glyphs.map((_, i) => `g${i}`)
  const drawings = glyphs.map(({ bitmap }, i) => [`g${i}`, context.register(stencil(pdf, context, bitmap))])
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type3',
      Resources: {},
      FontBBox: [0, -500, 1500, 1500],
      FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
      FirstChar: 1,
      LastChar: glyphs.length,
      Widths: glyphs.map(({ bitmap }) => advanceOf(bitmap) * 1000),
      Encoding: { Type: 'Encoding', Differences: [1, ...names] },
      CharProcs: Object.fromEntries(drawings),
      ToUnicode: context.register(context.flateStream(unicodeMap(glyphs.map(({ letter }) => letter)))),
    }),
  )
}

/** Draws one letter: its bitmap in the colour of the text. */
function stencil(pdf: PdfLibrary, context: PDFContext, bitmap: LetterBitmap | null): PDFRawStream {
  const { PDFNumber, PDFOperator, PDFOperatorNames } = pdf
  const box = [advanceOf(bitmap) * 1000, 0, 0, -500, 1500, 1500]
  const metrics = PDFOperator.of(PDFOperatorNames.Type3D1, box.map(PDFNumber.of))
  if (!bitmap) return context.flateStream(`${metrics}\n`)
  const { bits, width, height, em, baseline } = bitmap
  const unit = 1000 / em
  const matrix = [width * unit, 0, 0, height * unit, 0, (baseline - height) * unit]
  const head = [
    `${metrics}`,
    'q',
    `${matrix.join(' ')} cm`,
    `BI /W ${width} /H ${height} /IM true /BPC 1 /D [1 0] /F /AHx ID`,
  ].join('\n')
  const digits = Array.from(bits, byte => hex(byte, 2)).join('')
  return context.flateStream(`${head} ${digits}> \nEI\nQ\n`)
}

/** Most entries in one block of a character map. */
const MAP_BLOCK = 100

/** Maps each code to its letter (PDF 1.7, 9.10.3), written in hexadecimal. */
function unicodeMap(letters: readonly string[]): string {
  const lines = letters.map((letter, i) => `<${hex(i + 1, 2)}> <${utf16Hex(letter)}>`)
  const blocks: string[] = []
  for (let i = 0; i < lines.length; i += MAP_BLOCK) {
    const some = lines.slice(i, i + MAP_BLOCK)
    blocks.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`)
  }
  return [
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap',
    '/CIDSystemInfo <</Registry(Adobe)/Ordering(UCS)/Supplement 0>> def',
    '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def',
    '1 begincodespacerange\n<00> <FF>\nendcodespacerange',
    ...blocks,
    'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend',
  ].join('\n')
}

const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0')

function utf16Hex(text: string): string {
  let out = ''
  for (let i = 0; i < text.length; i++) out += hex(text.charCodeAt(i), 4)
  return out
}

/** Pixels per em: at chart sizes, sharper than print. */
const EM = 96
const CANVAS = { width: EM * 2, height: Math.round(EM * 1.5), baseline: Math.round(EM * 1.1) }

/** Paints with the fonts of the reader's system. */
export function letterPainter(page: Document, family: string): PaintLetter {
  const canvas = Object.assign(page.createElement('canvas'), { width: CANVAS.width, height: CANVAS.height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (letter, weight) => {
    if (!context) return null
    context.clearRect(0, 0, CANVAS.width, CANVAS.height)
    context.font = `${weight} ${EM}px ${family}`
    context.fillText(letter, 0, CANVAS.baseline)
    const width = Math.min(CANVAS.width, Math.ceil(context.measureText(letter).width) || 1)
    const { data } = context.getImageData(0, 0, width, CANVAS.height)
    const stride = Math.ceil(width / 8)
    const bits = new Uint8Array(stride * CANVAS.height)
    for (let y = 0; y < CANVAS.height; y++)
      for (let x = 0; x < width; x++)
        if ((data[(y * width + x) * 4 + 3] ?? 0) > 127) {
          const at = y * stride + (x >> 3)
          bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7))
        }
    return {
      bits,
      width,
      height: CANVAS.height,
      em: EM,
      baseline: CANVAS.baseline,
      advance: context.measureText(letter).width / EM,
    }
  }
}
