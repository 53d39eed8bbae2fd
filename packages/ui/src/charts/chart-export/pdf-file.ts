import {
  beginText,
  drawObject,
  endMarkedContent,
  endText,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
  scale,
  setCharacterSqueeze,
  setFontAndSize,
  setTextMatrix,
  setTextRenderingMode,
  showText,
  TextRenderingMode,
} from '@cantoo/pdf-lib'
import { type BlankFont, blankFonts, embedBlankFonts, runsOf } from './pdf-blank-fonts.ts'

/** A line of text over the picture: `x`, `y` its start on the baseline in points from the top left, `width` as it is drawn. */
export type PdfText = { text: string; x: number; y: number; size: number; width: number }

export type PdfFileRequest = {
  /** The page in points. */
  page: { width: number; height: number }
  /** The picture that covers the page: a PNG file. */
  png: Uint8Array
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
 * no Chinese, and a whole Chinese font is many megabytes. So the page is the picture at twice its size, as the browser
 * draws it in any script, and the words lie over it as text that is not painted, in fonts that are all blanks and say
 * which letter each blank stands for.
 */

/** A PDF of one page with one picture, its words and its description. Rejects when the PNG is none. */
export async function pdfFile(asked: PdfFileRequest): Promise<Uint8Array<ArrayBuffer>> {
  const request = wellFormed(asked)
  const { page, title, lang } = request
  // the library's own note of itself and of the hour stays out: the same chart gives the same file
  const file = await PDFDocument.create({ updateMetadata: false })
  file.setTitle(title, { showInWindowTitleBar: true })
  file.catalog.set(PDFName.of('Lang'), PDFHexString.fromText(lang))
  const sheet = file.addPage([page.width, page.height])
  const picture = await file.embedPng(request.png)
  const fonts = blankFonts(request.texts.map(({ text }) => text))

  sheet.node.setXObject(PICTURE, picture.ref)
  for (const [i, ref] of embedBlankFonts(file.context, fonts).entries())
    sheet.node.setFontDictionary(fontName(i), ref)
  sheet.node
    .normalizedEntries()
    .Resources.set(PDFName.of('Properties'), file.context.obj({ Mark: { MCID: 0 } }))
  sheet.pushOperators(
    PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('Figure'), MARK]),
    ...[pushGraphicsState(), scale(page.width, page.height), drawObject(PICTURE), popGraphicsState()],
    ...textOperators(request, fonts),
    endMarkedContent(),
  )
  describe(file, sheet.ref, request)
  return new Uint8Array(await file.save({ addDefaultPage: false }))
}

/** Halves of letters are no text that a reader could show: the sign for what cannot be shown stands for them. */
function wellFormed({ texts, title, alt, lang, ...rest }: PdfFileRequest): PdfFileRequest {
  const whole = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD')
  return {
    ...rest,
    texts: texts.map(one => ({ ...one, text: whole(one.text) })),
    ...{ title: whole(title), alt: whole(alt), lang: whole(lang) },
  }
}

const PICTURE = PDFName.of('Picture')
const MARK = PDFName.of('Mark')
const fontName = (index: number): PDFName => PDFName.of(`F${index}`)

function textOperators({ page, texts }: PdfFileRequest, fonts: readonly BlankFont[]): PDFOperator[] {
  const lines = texts.flatMap(({ text, x, y, size, width }) => {
    const runs = runsOf(text, fonts)
    if (runs.length === 0) return []
    const natural = runs.reduce((sum, run) => sum + run.width, 0) * size
    return [
      setCharacterSqueeze((width / natural) * 100),
      setTextMatrix(1, 0, 0, 1, x, page.height - y),
      ...runs.flatMap(run => [
        setFontAndSize(fontName(run.font), size),
        showText(PDFHexString.fromBytes(run.codes)),
      ]),
    ]
  })
  if (lines.length === 0) return []
  return [beginText(), setTextRenderingMode(TextRenderingMode.Invisible), ...lines, endText()]
}

/** One figure with a text alternative (PDF 1.7, 14.7 and 14.9.3), to which all of the page belongs. */
function describe(file: PDFDocument, page: PDFRef, { page: size, alt }: PdfFileRequest): void {
  const { context, catalog } = file
  const root = context.nextRef()
  const figure = context.register(
    context.obj({
      Type: 'StructElem',
      S: 'Figure',
      P: root,
      Pg: page,
      K: 0,
      Alt: PDFHexString.fromText(alt),
      A: { O: 'Layout', BBox: [0, 0, size.width, size.height] },
    }),
  )
  const parents = context.register(context.obj({ Nums: [0, [figure]] }))
  context.assign(root, context.obj({ Type: 'StructTreeRoot', K: figure, ParentTree: parents }))
  catalog.set(PDFName.of('StructTreeRoot'), root)
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
  file.getPage(0).node.set(PDFName.of('StructParents'), context.obj(0))
}
