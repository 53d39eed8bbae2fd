import type { Font, Glyph } from '@cantoo/fontkit'
import type { CustomFontSubsetEmbedder, PDFContext, PDFRef } from '@cantoo/pdf-lib'
import { type FontFace, familyNames, type LoadFont, rangeHolds, weightDistance } from '../fonts.ts'
import type { FontLibrary, PdfLibrary } from './pdf-libraries.ts'
import { createTrueTypeSubset } from './truetype-subset.ts'

/** A text of the picture with its weight and whether its digits are tabular. */
export type StyledText = { text: string; weight: number; tabular: boolean }

/** Consecutive letters of one font, as for `TJ`: glyph codes, and offsets between them in thousandths of the size. */
export type GlyphRun = {
  /** Its name in the page's resources. */
  font: string
  shown: (string | number)[]
  /** At size 1. */
  width: number
  /** The letters as path data at `unitsPerEm`, y up, for a halo around them. Bitmap glyphs have none. */
  outlines?: () => { unitsPerEm: number; glyphs: { x: number; path: string }[] }
}

/** Draws letters that no face of the page has. */
export type FallbackFont = {
  shape(text: StyledText): GlyphRun[]
  embed(context: PDFContext): Record<string, PDFRef>
}

/** The fonts of a PDF. */
export type PdfFonts = {
  /** The text as glyphs, in order. Every font that it names is embedded. */
  shape(text: StyledText): GlyphRun[]
  /** Writes the fonts into the file, each with only the shaped glyphs. Returns the page's font resources. */
  embed(context: PDFContext): Promise<Record<string, PDFRef>>
}

/** A face at one weight with one kind of digits: one font for a `Tf` operator. */
type Cut = { name: string; font: Font; tabular: boolean; embedder: CustomFontSubsetEmbedder }

/** Ligatures are off, because copying a ligature from a PDF would give one letter for two. */
const featuresOf = (tabular: boolean) => ({ tnum: tabular, liga: false, clig: false, calt: false })

/**
 * Loads the faces that the texts need. PDF supports neither WOFF2 nor variable fonts, so each weight becomes a separate TrueType
 * font with only the glyphs that are drawn.
 */
export async function loadPdfFonts(request: {
  texts: readonly StyledText[]
  faces: readonly FontFace[]
  load: LoadFont | undefined
  fallback: FallbackFont
  pdf: PdfLibrary
  fontkit: FontLibrary
}): Promise<PdfFonts> {
  const { texts, faces, load, fallback, pdf, fontkit } = request
  const files = new Map<string, Promise<Font | null>>()
  const fileOf = (url: string): Promise<Font | null> => {
    const known = files.get(url)
    if (known) return known
    const file = readFont(url, load, fontkit)
    files.set(url, file)
    return file
  }
  /** By style and letter; null where no face of the page has the letter. */
  const cutOf = new Map<string, Cut | null>()
  const cuts = new Map<string, Cut>()
  for (const { text, ...style } of texts)
    for (const letter of text) {
      const key = keyOf(letter, style)
      if (cutOf.has(key)) continue
      cutOf.set(key, await findCut(letter, style))
    }

  async function findCut(letter: string, { weight, tabular }: FontStyle): Promise<Cut | null> {
    for (const face of candidates(faces, letter, weight)) {
      const font = await fileOf(face.url)
      if (!font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) continue
      const key = `${face.url} ${weight} ${tabular}`
      const known = cuts.get(key)
      if (known) return known
      const cut = await makeCut(font, { weight, tabular }, `F${cuts.size}`, pdf)
      cuts.set(key, cut)
      return cut
    }
    return null
  }

  return {
    shape: ({ text, ...style }) =>
      splitByCut(text, letter => cutOf.get(keyOf(letter, style)) ?? null).flatMap(({ part, cut }) =>
        cut ? [shapeWith(cut, part)] : fallback.shape({ text: part, ...style }),
      ),
    embed: async context => {
      const refs = await Promise.all(
        [...cuts.values()].map(async ({ name, embedder }) => [
          name,
          await embedder.embedIntoContext(context),
        ]),
      )
      return { ...Object.fromEntries(refs), ...fallback.embed(context) }
    },
  }
}

type FontStyle = Omit<StyledText, 'text'>

const keyOf = (letter: string, { weight, tabular }: FontStyle): string => `${weight} ${tabular} ${letter}`

/** The faces that declare the letter: families in the page's order, the nearest weight first. */
function candidates(faces: readonly FontFace[], letter: string, weight: number): FontFace[] {
  const families = [...new Set(faces.map(face => familyNames(face.family)[0]))]
  return families.flatMap(family =>
    faces
      .filter(face => familyNames(face.family)[0] === family && rangeHolds(face.unicodeRange, letter))
      .sort((a, b) => weightDistance(a, weight) - weightDistance(b, weight)),
  )
}

/** Null when the file cannot be loaded or read. The next face is used then, as on the page. */
async function readFont(url: string, load: LoadFont | undefined, fontkit: FontLibrary): Promise<Font | null> {
  if (!load) return null
  try {
    const font = fontkit.create(new Uint8Array(await load(url)))
    return 'fonts' in font ? null : font
  } catch {
    return null
  }
}

async function makeCut(
  font: Font,
  { weight, tabular }: FontStyle,
  name: string,
  { CustomFontSubsetEmbedder }: PdfLibrary,
): Promise<Cut> {
  const cut = 'wght' in font.variationAxes ? instance(font, weight) : font
  const label = `${(font.postscriptName ?? 'Font').replace(/[^\w-]/g, '')}-${weight}`
  const engine = Object.create(cut, { createSubset: { value: () => createTrueTypeSubset(cut) } })
  // the tag before the plus marks the font as a subset (PDF 1.7, 9.6.4)
  const embedder = await CustomFontSubsetEmbedder.for(
    { create: () => engine },
    new Uint8Array(),
    `${subsetTag(name)}+${label}`,
    featuresOf(tabular),
  )
  return { name, font: cut, tabular, embedder }
}

/** Six capital letters, different for each font of the file. */
function subsetTag(name: string): string {
  const digits = Number(name.slice(1)).toString(26).padStart(6, '0')
  return [...digits].map(digit => String.fromCharCode(65 + Number.parseInt(digit, 26))).join('')
}

/** A variable font at one weight. */
function instance(font: Font, weight: number): Font {
  const varied = font.getVariation({ wght: weight })
  // fontkit 2.0.12 cannot decode composite WOFF2 glyphs (letters with accents) of a variation. Reading the default outlines first
  // decodes them; they are varied when they are drawn.
  font.getGlyph(1)?.path
  const outlines: unknown = Reflect.get(font, '_transformedGlyphs')
  if (outlines !== undefined) Reflect.set(varied, '_transformedGlyphs', outlines)
  return varied
}

function splitByCut(
  text: string,
  cutOf: (letter: string) => Cut | null,
): { part: string; cut: Cut | null }[] {
  const parts: { part: string; cut: Cut | null }[] = []
  for (const letter of text) {
    const cut = cutOf(letter)
    const last = parts.at(-1)
    if (last && last.cut === cut) last.part += letter
    else parts.push({ part: letter, cut })
  }
  return parts
}

/** Hexadecimal digits of a glyph code. */
const CODE = 4

function shapeWith({ name, font, tabular, embedder }: Cut, text: string): GlyphRun {
  const codes = embedder.encodeText(text).asString()
  const { glyphs, positions } = font.layout(text, featuresOf(tabular))
  const scale = 1000 / font.unitsPerEm
  const shown: (string | number)[] = []
  let [pending, width] = ['', 0]
  glyphs.forEach((glyph: Glyph, i) => {
    pending += codes.slice(i * CODE, (i + 1) * CODE)
    const advance = positions?.[i]?.xAdvance ?? glyph.advanceWidth
    width += advance
    const kern = (glyph.advanceWidth - advance) * scale
    if (kern === 0) return
    shown.push(pending, kern)
    pending = ''
  })
  if (pending !== '') shown.push(pending)
  return {
    font: name,
    shown,
    width: width / font.unitsPerEm,
    outlines: () => {
      let x = 0
      const drawn = glyphs.map((glyph, i) => {
        const at = x
        x += positions?.[i]?.xAdvance ?? glyph.advanceWidth
        return { x: at, path: glyph.path.toSVG() }
      })
      return { unitsPerEm: font.unitsPerEm, glyphs: drawn }
    },
  }
}
