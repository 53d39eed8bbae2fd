import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
} from '@cantoo/pdf-lib'

/** What a reader finds in a PDF of one page. */
export type ReadPdf = {
  page: { width: number; height: number }
  /** Pixels of the picture. */
  picture: { width: number; height: number }
  /** The picture's bytes, three a pixel. */
  pixels: Uint8Array
  /** Every line of text by its font's map, as a search in it finds them. */
  words: string[]
  /** The commands of the page with what they are given. */
  operations: string[]
  title: string | undefined
  lang: string | undefined
  /** The picture's text alternative. */
  alt: string
  /** Everything that the file is built of, by kind and name: more than expected is something that slipped in. */
  anatomy: { catalog: string[]; page: string[]; fonts: string[]; objects: number }
  /** When and by what it says it was made. */
  made: { at: Date | undefined; by: string | undefined }
}

/** Opens a PDF strictly and reads it again. Throws where it is malformed. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const file = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false })
  if (file.getPageCount() !== 1) throw new Error(`${file.getPageCount()} pages`)
  const page = file.getPage(0)
  const resources = page.node.Resources()
  if (!resources) throw new Error('no resources')
  const fonts = entry(resources, 'Font')
  const picture = entry(resources, 'XObject').lookup(PDFName.of('Picture'))
  if (!(picture instanceof PDFRawStream)) throw new Error('no picture')
  const sizeOf = (name: string): number => picture.dict.lookup(PDFName.of(name), PDFNumber).asNumber()
  const operations = operationsOf(page.node.Contents())
  return {
    page: page.getSize(),
    picture: { width: sizeOf('Width'), height: sizeOf('Height') },
    pixels: decodePDFRawStream(picture).decode(),
    words: wordsOf(operations, fonts),
    operations,
    title: file.getTitle(),
    lang: file.getLanguage(),
    alt: entry(entry(file.catalog, 'StructTreeRoot'), 'K')
      .lookup(PDFName.of('Alt'), PDFHexString)
      .decodeText(),
    anatomy: {
      catalog: namesIn(file.catalog),
      page: namesIn(page.node),
      fonts: namesIn(fonts),
      objects: file.context.enumerateIndirectObjects().length,
    },
    made: { at: file.getCreationDate(), by: file.getProducer() },
  }
}

const entry = (dict: PDFDict, name: string): PDFDict => dict.lookup(PDFName.of(name), PDFDict)
const namesIn = (dict: PDFDict): string[] =>
  dict
    .keys()
    .map(key => key.decodeText())
    .sort()

function operationsOf(contents: unknown): string[] {
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((_, i) => contents.lookup(i)) : [contents]
  return streams.flatMap(stream => textOf(stream).split('\n')).filter(line => line !== '')
}

function textOf(stream: unknown): string {
  if (!(stream instanceof PDFRawStream)) throw new Error('no stream')
  return new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode())
}

function wordsOf(operations: readonly string[], fonts: PDFDict): string[] {
  const maps = new Map(
    namesIn(fonts).map(name => [name, textOf(entry(fonts, name).lookup(PDFName.of('ToUnicode')))]),
  )
  const letterOf = (font: string, code: string): string =>
    utf16(new RegExp(`^<${code}> <([\\dA-F]+)>$`, 'm').exec(maps.get(font) ?? '')?.[1] ?? '')
  const words: string[] = []
  let font = ''
  for (const operation of operations) {
    if (operation.endsWith(' Tm')) words.push('')
    font = /^\/(\w+) \S+ Tf$/.exec(operation)?.[1] ?? font
    const codes = /^<([\dA-Fa-f]+)> Tj$/.exec(operation)?.[1]?.toUpperCase().match(/../g) ?? []
    for (const code of codes) words.push((words.pop() ?? '') + letterOf(font, code))
  }
  return words
}

const utf16 = (digits: string): string =>
  String.fromCharCode(...(digits.match(/..../g) ?? []).map(unit => Number.parseInt(unit, 16)))
