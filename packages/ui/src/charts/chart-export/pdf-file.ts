import {
  beginText,
  drawObject,
  endMarkedContent,
  endText,
  PDFCatalog,
  PDFContext,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  PDFPageLeaf,
  PDFPageTree,
  type PDFRef,
  PDFWriter,
  PngEmbedder,
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
type PdfText = { text: string; x: number; y: number; size: number; width: number }

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
  const { page, title, lang, texts } = request
  // the library's objects and not its PDFDocument, which brings forms, a parser and the reading of SVG into every bundle
  const context = PDFContext.create()
  const pages = PDFPageTree.withContext(context)
  const pagesRef = context.register(pages)
  const sheet = PDFPageLeaf.withContextAndParent(context, pagesRef)
  const sheetRef = context.register(sheet)
  pages.pushLeafNode(sheetRef)

  const picture = await PngEmbedder.for(request.png)
  const fonts = blankFonts(texts.map(({ text }) => text))
  const fontRefs = embedBlankFonts(context, fonts).map((ref, i) => [fontName(i), ref])
  sheet.set(PDFName.of('MediaBox'), context.obj([0, 0, page.width, page.height]))
  sheet.set(
    PDFName.of('Resources'),
    context.obj({
      XObject: { [PICTURE]: await picture.embedIntoContext(context) },
      Font: Object.fromEntries(fontRefs),
      Properties: { [MARK]: { MCID: 0 } },
    }),
  )
  sheet.addContentStream(context.register(context.contentStream(operatorsOf(request, fonts))))
  sheet.set(PDFName.of('StructParents'), context.obj(0))

  const catalog = PDFCatalog.withContextAndPages(context, pagesRef)
  catalog.set(PDFName.of('Lang'), PDFHexString.fromText(lang))
  catalog.set(PDFName.of('ViewerPreferences'), context.obj({ DisplayDocTitle: true }))
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
  catalog.set(PDFName.of('StructTreeRoot'), described(context, sheetRef, request))
  // neither the hour nor the maker is noted: the same chart gives the same file
  context.trailerInfo.Info = context.register(context.obj({ Title: PDFHexString.fromText(title) }))
  context.trailerInfo.Root = context.register(catalog)
  return new Uint8Array(await PDFWriter.forContext(context, OBJECTS_AT_ONCE).serializeToBuffer())
}

/** How many objects are written before the page may do something else. */
const OBJECTS_AT_ONCE = 50

/** Halves of letters are no text that a reader could show: the sign for what cannot be shown stands for them. */
function wellFormed({ texts, title, alt, lang, ...rest }: PdfFileRequest): PdfFileRequest {
  const whole = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD')
  return {
    ...rest,
    texts: texts.map(one => ({ ...one, text: whole(one.text) })),
    ...{ title: whole(title), alt: whole(alt), lang: whole(lang) },
  }
}

const PICTURE = 'Picture'
const MARK = 'Mark'
const fontName = (index: number): string => `F${index}`

/** The picture over the whole page, then the words, unpainted: together one marked figure. */
function operatorsOf(request: PdfFileRequest, fonts: readonly BlankFont[]): PDFOperator[] {
  const { width, height } = request.page
  return [
    PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('Figure'), PDFName.of(MARK)]),
    ...[pushGraphicsState(), scale(width, height), drawObject(PICTURE), popGraphicsState()],
    ...textOperators(request, fonts),
    endMarkedContent(),
  ]
}

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

/** The tree of what the page holds: one figure with a text alternative (PDF 1.7, 14.7 and 14.9.3). */
function described(context: PDFContext, page: PDFRef, { page: size, alt }: PdfFileRequest): PDFRef {
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
  return root
}
