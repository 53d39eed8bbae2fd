import { type PDFContext, PDFNumber, PDFOperator, PDFOperatorNames, type PDFRef } from '@cantoo/pdf-lib'

/** The letters of one font; the code of a letter is its place, from 1. */
export type BlankFont = readonly string[]

/** Letters of one font that follow each other: their codes, and how wide they are at size 1. */
export type BlankRun = { font: number; codes: Uint8Array; width: number }

/** Codes are bytes, and 0 stays free. */
const LETTERS_PER_FONT = 255
/** Every blank is this wide, in thousandths of the size. */
const BLANK = 500

/** Fonts that together have every letter of the texts; as many as it takes. */
export function blankFonts(texts: readonly string[]): BlankFont[] {
  const letters = [...new Set(texts.flatMap(text => [...text]))]
  const fonts: BlankFont[] = []
  for (let i = 0; i < letters.length; i += LETTERS_PER_FONT)
    fonts.push(letters.slice(i, i + LETTERS_PER_FONT))
  return fonts
}

/** The text as codes of the fonts, in its order; a letter that none of them has is left out. */
export function runsOf(text: string, fonts: readonly BlankFont[]): BlankRun[] {
  const runs: { font: number; codes: number[] }[] = []
  for (const letter of text) {
    const font = fonts.findIndex(letters => letters.includes(letter))
    if (font < 0) continue
    const code = (fonts[font]?.indexOf(letter) ?? 0) + 1
    const last = runs.at(-1)
    if (last?.font === font) last.codes.push(code)
    else runs.push({ font, codes: [code] })
  }
  return runs.map(({ font, codes }) => ({
    ...{ font, codes: Uint8Array.from(codes) },
    width: (codes.length * BLANK) / 1000,
  }))
}

/** Puts the fonts into a file and gives their references: drawn fonts whose one glyph is empty (PDF 1.7, 9.6.5). */
export function embedBlankFonts(context: PDFContext, fonts: readonly BlankFont[]): PDFRef[] {
  const width = PDFOperator.of(PDFOperatorNames.Type3D0, [PDFNumber.of(BLANK), PDFNumber.of(0)])
  const blank = context.register(context.contentStream([width]))
  return fonts.map(letters =>
    context.register(
      context.obj({
        ...{ Type: 'Font', Subtype: 'Type3', Resources: {} },
        ...{ FontBBox: [0, 0, BLANK, 1000], FontMatrix: [0.001, 0, 0, 0.001, 0, 0] },
        ...{ FirstChar: 1, LastChar: letters.length, Widths: letters.map(() => BLANK) },
        Encoding: { Type: 'Encoding', Differences: [1, ...letters.map(() => 'blank')] },
        CharProcs: { blank },
        ToUnicode: context.register(context.flateStream(letterMap(letters))),
      }),
    ),
  )
}

/** As many entries as one block of a character map may have. */
const MAP_BLOCK = 100

/** Which letter each code stands for (PDF 1.7, 9.10.3); letters stand in it as hexadecimal digits. */
function letterMap(letters: BlankFont): string {
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
