import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
} from '@cantoo/pdf-lib'

/** The content of a PDF with one page. */
export type ReadPdf = {
  page: { width: number; height: number }
  /** All lines of text, decoded by the ToUnicode maps, as a search finds them. */
  lines: string[]
  /** Names of embedded fonts, such as `AAAAAA+Inter-Regular-450`. */
  embeddedFonts: string[]
  /** Fonts with bitmap glyphs. */
  stencilFonts: number
  /** Bitmaps of the page. */
  images: string[]
  /** The operators of the page with their operands. */
  operations: string[]
  title: string | undefined
  lang: string | undefined
  /** The image's alternative text. */
  alt: string
  /** Names in the file's main dictionaries, to detect unexpected content. */
  anatomy: { catalog: string[]; page: string[] }
  /** Creation date and producer. */
  made: { at: Date | undefined; by: string | undefined }
}

/** Parses a PDF strictly. Throws when it is malformed. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const file = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false })
  if (file.getPageCount() !== 1) throw new Error(`${file.getPageCount()} pages`)
  const page = file.getPage(0)
  const resources = page.node.Resources()
  if (!resources) throw new Error('no resources')
  const fonts = entry(resources, 'Font')
  const each = namesIn(fonts).map(name => entry(fonts, name))
  const operations = operationsOf(page.node.Contents())
  const xObjects = resources.lookupMaybe(PDFName.of('XObject'), PDFDict)
  return {
    page: page.getSize(),
    lines: linesOf(operations, fonts),
    embeddedFonts: each.filter(hasOutlines).map(font => nameIn(font, 'BaseFont')),
    stencilFonts: each.filter(font => nameIn(font, 'Subtype') === 'Type3').length,
    images: xObjects ? namesIn(xObjects) : [],
    operations,
    title: file.getTitle(),
    lang: file.getLanguage(),
    alt: entry(entry(file.catalog, 'StructTreeRoot'), 'K')
      .lookup(PDFName.of('Alt'), PDFHexString)
      .decodeText(),
    anatomy: { catalog: namesIn(file.catalog), page: namesIn(page.node) },
    made: { at: file.getCreationDate(), by: file.getProducer() },
  }
}

const entry = (dict: PDFDict, name: string): PDFDict => dict.lookup(PDFName.of(name), PDFDict)
const nameIn = (dict: PDFDict, name: string): string =>
  dict.lookupMaybe(PDFName.of(name), PDFName)?.decodeText() ?? ''
const namesIn = (dict: PDFDict): string[] =>
  dict
    .keys()
    .map(key => key.decodeText())
    .sort()

function hasOutlines(font: PDFDict): boolean {
  const below = font.lookupMaybe(PDFName.of('DescendantFonts'), PDFArray)?.lookup(0, PDFDict)
  return below?.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict)?.has(PDFName.of('FontFile2')) === true
}

function operationsOf(contents: unknown): string[] {
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((_, i) => contents.lookup(i)) : [contents]
  return streams.flatMap(stream => textOf(stream).split('\n')).filter(line => line !== '')
}

function textOf(stream: unknown): string {
  if (!(stream instanceof PDFRawStream)) throw new Error('no stream')
  return new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode())
}

function linesOf(operations: readonly string[], fonts: PDFDict): string[] {
  const letters = new Map(
    namesIn(fonts).map(name => [name, lettersOf(textOf(entry(fonts, name).lookup(PDFName.of('ToUnicode'))))]),
  )
  const lines: string[] = []
  let font = ''
  for (const operation of operations) {
    if (operation.endsWith(' Tm')) lines.push('')
    font = /^\/(\w+) \S+ Tf$/.exec(operation)?.[1] ?? font
    if (!operation.endsWith(' TJ')) continue
    const map = letters.get(font) ?? new Map<string, string>()
    const digits = [...map.keys()][0]?.length ?? 4
    for (const [, codes = ''] of operation.matchAll(/<([\dA-Fa-f]+)>/g))
      for (const code of codes.toUpperCase().match(new RegExp(`.{${digits}}`, 'g')) ?? [])
        lines.push((lines.pop() ?? '') + (map.get(code) ?? ''))
  }
  return lines
}

/** A font's ToUnicode map: text by code. */
function lettersOf(map: string): Map<string, string> {
  const pairs = map.matchAll(/^<([\dA-Fa-f]+)> ?<([\dA-Fa-f]+)>$/gm)
  return new Map([...pairs].map(([, code = '', units = '']) => [code.toUpperCase(), utf16(units)]))
}

const utf16 = (digits: string): string =>
  String.fromCharCode(...(digits.match(/..../g) ?? []).map(unit => Number.parseInt(unit, 16)))
