/** A line of text over the picture: `x`, `y` its start on the baseline in points from the top left, `width` as it is drawn. */
export type PdfText = { text: string; x: number; y: number; size: number; width: number }

export type PdfFileRequest = {
  /** The page in points. */
  page: { width: number; height: number }
  /** Pixels row by row, three bytes each, compressed as zlib does. */
  image: { width: number; height: number; rgb: Uint8Array }
  /** What can be searched, marked and read aloud; it is not painted, as the picture shows it. */
  texts: readonly PdfText[]
  title: string
  /** What the picture shows, for those who do not see it. */
  alt: string
  /** BCP 47 */
  lang: string
}

/*
 * Why a picture and not drawn text: a PDF holds only letters whose outlines it carries. The project ships Inter, which has
 * no Chinese, and a whole Chinese font is many megabytes. So the page is the picture at twice its size, pixel for pixel,
 * as the browser draws it in any script, and the words lie over it unpainted, in a font that is all blanks and says
 * which letter each blank stands for. Every text goes in as hexadecimal digits, so none of it can become a command.
 */

/** A PDF of one page with one picture, its words and its description. */
export function pdfFile(request: PdfFileRequest): Uint8Array<ArrayBuffer> {
  const { page, image, texts, title, alt, lang } = request
  const fonts = blankFonts(texts.map(({ text }) => text))
  const fontRefs = fonts.map((_, i) => `/F${i} ${FIRST_FONT_ID + 2 * i} 0 R`).join(' ')
  const box = `[0 0 ${num(page.width)} ${num(page.height)}]`
  const objects: Part[][] = [
    [
      `<</Type/Catalog/Pages 2 0 R/Lang ${ascii(lang)}/MarkInfo<</Marked true>>/StructTreeRoot 6 0 R/ViewerPreferences<</DisplayDocTitle true>>>>`,
    ],
    ['<</Type/Pages/Kids[3 0 R]/Count 1>>'],
    [
      `<</Type/Page/Parent 2 0 R/MediaBox${box}/Contents 5 0 R/StructParents 0/Resources<</XObject<</Im 4 0 R>>/Font<<${fontRefs}>>>>>>`,
    ],
    stream(
      `/Type/XObject/Subtype/Image/Width ${image.width}/Height ${image.height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode`,
      image.rgb,
    ),
    stream('', bytesOf(contentOf(request, fonts))),
    ['<</Type/StructTreeRoot/K 7 0 R/ParentTree 8 0 R>>'],
    [`<</Type/StructElem/S/Figure/P 6 0 R/Pg 3 0 R/K 0/Alt ${hex(alt)}/A<</O/Layout/BBox${box}>>>>`],
    ['<</Nums[0[7 0 R]]>>'],
    [`<</Title ${hex(title)}>>`],
    stream('', bytesOf(`${BLANK} 0 d0`)),
    ...fonts.flatMap((font, i) => [
      [fontOf(font, FIRST_FONT_ID + 2 * i + 1)],
      stream('', bytesOf(mapOf(font))),
    ]),
  ]
  return assemble(objects)
}

type Part = string | Uint8Array
/** The letters of one font; the code of a letter is its place, from 1. */
type BlankFont = string[]

/** Codes are bytes, and 0 stays free. */
const LETTERS_PER_FONT = 255

function blankFonts(texts: readonly string[]): BlankFont[] {
  const letters = [...new Set(texts.flatMap(text => [...text]))]
  const fonts: BlankFont[] = []
  for (let i = 0; i < letters.length; i += LETTERS_PER_FONT)
    fonts.push(letters.slice(i, i + LETTERS_PER_FONT))
  return fonts
}

/** Every blank is this wide, in thousandths of the size. */
const BLANK = 500
/** Numbers of the objects that stand after the fixed ones: the blank, then each font with its map. */
const BLANK_ID = 10
const FIRST_FONT_ID = 11

function fontOf(font: BlankFont, mapId: number): string {
  const names = font.map(() => '/b').join('')
  const widths = font.map(() => BLANK).join(' ')
  return [
    '<</Type/Font/Subtype/Type3/FontBBox[0 0 500 1000]/FontMatrix[0.001 0 0 0.001 0 0]/Resources<<>>',
    `/FirstChar 1/LastChar ${font.length}/Widths[${widths}]/Encoding<</Type/Encoding/Differences[1${names}]>>`,
    `/CharProcs<</b ${BLANK_ID} 0 R>>/ToUnicode ${mapId} 0 R>>`,
  ].join('')
}

/** As many entries as one block of a character map may have. */
const MAP_BLOCK = 100

function mapOf(font: BlankFont): string {
  const lines = font.map((letter, i) => `<${byteHex(i + 1)}> <${utf16Hex(letter)}>`)
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

/** The picture over the whole page, then the words, unpainted. */
function contentOf({ page, texts }: PdfFileRequest, fonts: readonly BlankFont[]): string {
  const codes = new Map(
    fonts.flatMap((font, fontAt) => font.map((letter, i) => [letter, { fontAt, code: i + 1 }] as const)),
  )
  const lines = texts.flatMap(({ text, x, y, size, width }) => {
    const letters = [...text]
    if (letters.length === 0) return []
    const stretch = (width / (letters.length * size * (BLANK / 1000))) * 100
    const runs = letters.map(letter => {
      const { fontAt = 0, code = 0 } = codes.get(letter) ?? {}
      return { fontAt, code: byteHex(code) }
    })
    const shown = joinRuns(runs).map(run => `/F${run.fontAt} ${num(size)} Tf <${run.code}> Tj`)
    return [`${num(stretch)} Tz 1 0 0 1 ${num(x)} ${num(page.height - y)} Tm ${shown.join(' ')}`]
  })
  return [
    '/Figure <</MCID 0>> BDC',
    `q ${num(page.width)} 0 0 ${num(page.height)} 0 0 cm /Im Do Q`,
    ...(lines.length > 0 ? ['BT 3 Tr', ...lines, 'ET'] : []),
    'EMC',
  ].join('\n')
}

type Run = { fontAt: number; code: string }

function joinRuns(runs: readonly Run[]): Run[] {
  const out: Run[] = []
  for (const run of runs) {
    const last = out.at(-1)
    if (last?.fontAt === run.fontAt) last.code += run.code
    else out.push({ ...run })
  }
  return out
}

function stream(entries: string, data: Uint8Array): Part[] {
  return [`<<${entries}/Length ${data.length}>>\nstream\n`, data, '\nendstream']
}

/** The objects in the order of their numbers, from 1, with the table that says where each begins. */
function assemble(objects: readonly Part[][]): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  const write = (part: Part): void => {
    const bytes = typeof part === 'string' ? bytesOf(part) : part
    chunks.push(bytes)
    length += bytes.length
  }
  // letters beyond ASCII in the second line tell carriers that the file is binary
  write('%PDF-1.7\n%')
  write(Uint8Array.of(0xe2, 0xe3, 0xcf, 0xd3, 0x0a))
  const starts = objects.map((parts, i) => {
    const start = length
    for (const part of [`${i + 1} 0 obj\n`, ...parts, '\nendobj\n']) write(part)
    return start
  })
  const table = length
  const entries = starts.map(start => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`)
  write(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 9 0 R>>\nstartxref\n${table}\n%%EOF\n`)
  const file = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    file.set(chunk, at)
    at += chunk.length
  }
  return file
}

const num = (value: number): string => String(Number(value.toFixed(3)))
const byteHex = (byte: number): string => byte.toString(16).toUpperCase().padStart(2, '0')

function utf16Hex(text: string): string {
  let out = ''
  for (let i = 0; i < text.length; i++) out += text.charCodeAt(i).toString(16).toUpperCase().padStart(4, '0')
  return out
}

/** A text of any script. */
const hex = (text: string): string => `<FEFF${utf16Hex(text)}>`
/** A text of ASCII alone. */
const ascii = (text: string): string => `<${[...bytesOf(text)].map(byteHex).join('')}>`

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
