import type { PDFContext, PDFHexString, PDFOperator, PDFRef } from '@cantoo/pdf-lib'
import type { FontFace, LoadFont } from '../fonts.ts'
import { createFallbackFont, letterPainter, type PaintLetter } from './pdf-fallback-font.ts'
import { type GlyphRun, loadPdfFonts, type PdfFonts, type StyledText } from './pdf-fonts.ts'
import { loadPdfLibraries, type PdfLibrary } from './pdf-libraries.ts'

export type PdfRequest = {
  /** The picture: shapes and texts from `composePicture` and `sanitiseSvg`, styled by attributes only. */
  svg: Element
  /** The page in points; the picture fills it. */
  page: { width: number; height: number }
  title: string
  /** Text alternative. */
  alt: string
  /** BCP 47 */
  lang: string
  /** The page's faces for the texts. */
  faces: readonly FontFace[]
  /** Fetches a face's file. */
  loadFont: LoadFont | undefined
  /** Paints a letter that no face has. Default: with the fonts of the reader's system. */
  paintLetter?: PaintLetter
}

/**
 * A one-page PDF: the picture as vector lines and as text in the page's typeface, with a text alternative for screen readers. Rejects
 * when the libraries that write it are not installed.
 */
export async function pdfFile(request: PdfRequest): Promise<Uint8Array<ArrayBuffer>> {
  const { svg, page, title, lang, alt, faces, loadFont } = request
  const paint = request.paintLetter ?? letterPainter(svg.ownerDocument, svg.getAttribute('font-family') ?? '')
  const { pdf, fontkit } = await loadPdfLibraries()
  const { PDFName } = pdf
  const fallback = createFallbackFont(pdf, paint)
  const fonts = await loadPdfFonts({ texts: textsOf(svg), faces, load: loadFont, fallback, pdf, fontkit })

  // pdf-lib's objects instead of its PDFDocument, which writes the time and its own name into each file
  const context = pdf.PDFContext.create()
  const pages = pdf.PDFPageTree.withContext(context)
  const pagesRef = context.register(pages)
  const sheet = pdf.PDFPageLeaf.withContextAndParent(context, pagesRef)
  const sheetRef = context.register(sheet)
  pages.pushLeafNode(sheetRef)

  const drawing = drawSvg(svg, page, { pdf, fonts })
  sheet.set(PDFName.of('MediaBox'), context.obj([0, 0, page.width, page.height]))
  sheet.set(
    PDFName.of('Resources'),
    context.obj({
      Font: await fonts.embed(context),
      ExtGState: Object.fromEntries(
        [...drawing.opacities].map(([name, opacity]) => [name, { Type: 'ExtGState', ...opacity }]),
      ),
      Properties: { [MARK]: { MCID: 0 } },
    }),
  )
  sheet.addContentStream(context.register(context.contentStream(markedContent(pdf, drawing.operators))))
  sheet.set(PDFName.of('StructParents'), context.obj(0))

  const catalog = pdf.PDFCatalog.withContextAndPages(context, pagesRef)
  catalog.set(PDFName.of('Lang'), pdfText(pdf, lang))
  catalog.set(PDFName.of('ViewerPreferences'), context.obj({ DisplayDocTitle: true }))
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
  catalog.set(
    PDFName.of('StructTreeRoot'),
    structureTree(context, sheetRef, { page, alt: pdfText(pdf, alt) }),
  )
  // without time and producer, the same chart gives the same file
  context.trailerInfo.Info = context.register(context.obj({ Title: pdfText(pdf, title) }))
  context.trailerInfo.Root = context.register(catalog)
  return new Uint8Array(await pdf.PDFWriter.forContext(context, OBJECTS_PER_TICK).serializeToBuffer())
}

/** Objects written before yielding to the page. */
const OBJECTS_PER_TICK = 50

/** Replaces lone surrogates, which no reader can show, by U+FFFD. */
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD')
const pdfText = ({ PDFHexString }: PdfLibrary, text: string): PDFHexString =>
  PDFHexString.fromText(wellFormed(text))

const MARK = 'Mark'

function markedContent(pdf: PdfLibrary, operators: readonly PDFOperator[]): PDFOperator[] {
  const { PDFName, PDFOperator, PDFOperatorNames, endMarkedContent } = pdf
  const name = PDFOperatorNames.BeginMarkedContentSequence
  return [PDFOperator.of(name, [PDFName.of('Figure'), PDFName.of(MARK)]), ...operators, endMarkedContent()]
}

/** The structure tree of the page: one `Figure` element with a text alternative (PDF 1.7, 14.7 and 14.9.3). */
function structureTree(
  context: PDFContext,
  pageRef: PDFRef,
  { page, alt }: { page: PdfRequest['page']; alt: PDFHexString },
): PDFRef {
  const root = context.nextRef()
  const element = context.register(
    context.obj({
      Type: 'StructElem',
      S: 'Figure',
      P: root,
      Pg: pageRef,
      K: 0,
      Alt: alt,
      A: { O: 'Layout', BBox: [0, 0, page.width, page.height] },
    }),
  )
  const parents = context.register(context.obj({ Nums: [0, [element]] }))
  context.assign(root, context.obj({ Type: 'StructTreeRoot', K: element, ParentTree: parents }))
  return root
}

/* The drawing. Coordinates are those of the SVG, y down; the first operators flip the page. */

type Drawing = {
  operators: PDFOperator[]
  /** Graphics states by name: opacity of fills and strokes. */
  opacities: Map<string, { ca: number; CA: number }>
}
type Tools = { pdf: PdfLibrary; fonts: PdfFonts }
type Scope = Tools & { drawing: Drawing; root: Element; opacity: number }

function drawSvg(svg: Element, page: PdfRequest['page'], tools: Tools): Drawing {
  const [, , width = page.width, height = page.height] = numbersIn(svg.getAttribute('viewBox') ?? '')
  const drawing: Drawing = { operators: [], opacities: new Map() }
  const { operators } = drawing
  operators.push(
    tools.pdf.concatTransformationMatrix(page.width / width, 0, 0, -page.height / height, 0, page.height),
  )
  for (const child of svg.children) draw(child, { ...tools, drawing, root: svg, opacity: 1 })
  return drawing
}

const numbersIn = (text: string): number[] =>
  (text.match(/-?(?:\d*\.)?\d+(?:e[+-]?\d+)?/gi) ?? []).map(Number)
const numberOf = (element: Element, name: string, otherwise = 0): number =>
  Number.parseFloat(element.getAttribute(name) ?? '') || otherwise

function draw(element: Element, outer: Scope): void {
  const { operators } = outer.drawing
  const { pushGraphicsState, popGraphicsState } = outer.pdf
  const scope = { ...outer, opacity: outer.opacity * numberOf(element, 'opacity', 1) }
  const isGroup = element.localName === 'g' || element.localName === 'svg' || element.localName === 'a'
  if (isGroup) {
    operators.push(pushGraphicsState(), ...transformOf(element, scope), ...clipOf(element, scope))
    if (element.localName === 'svg') operators.push(...viewportOf(element, scope))
    for (const child of element.children) draw(child, scope)
    operators.push(popGraphicsState())
    return
  }
  const path = pathOf(element)
  if (path === null && element.localName !== 'text') return
  operators.push(pushGraphicsState(), ...transformOf(element, scope), ...clipOf(element, scope))
  if (path === null) drawText(element, scope)
  else drawPath(element, path, scope)
  operators.push(popGraphicsState())
}

function transformOf(element: Element, { pdf }: Scope): PDFOperator[] {
  const { concatTransformationMatrix, scale, translate } = pdf
  const text = element.getAttribute('transform') ?? ''
  return [...text.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name, list = '']) => {
    const [a = 0, b, c = 0, d = 0, e = 0, f = 0] = numbersIn(list)
    switch (name) {
      case 'translate':
        return translate(a, b ?? 0)
      case 'scale':
        return scale(a, b ?? a)
      case 'rotate': {
        const [sin, cos] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)]
        const [x, y] = [b ?? 0, c]
        return concatTransformationMatrix(cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)
      }
      case 'matrix':
        return concatTransformationMatrix(a, b ?? 0, c, d, e, f)
      default:
        throw new Error(`the transformation ${name} cannot be drawn`)
    }
  })
}

/** An inner `<svg>`: moved to its corner, clipped to its box. */
function viewportOf(element: Element, { pdf }: Scope): PDFOperator[] {
  const { clip, endPath, rectangle, translate } = pdf
  const [x, y] = [numberOf(element, 'x'), numberOf(element, 'y')]
  const box = rectangle(0, 0, numberOf(element, 'width'), numberOf(element, 'height'))
  const overflows = element.getAttribute('overflow') === 'visible'
  return [translate(x, y), ...(overflows ? [] : [box, clip(), endPath()])]
}

/** A `clip-path` of one rectangle: charts use no other. */
function clipOf(element: Element, { pdf, root }: Scope): PDFOperator[] {
  const id = /^url\(#([\w:.-]+)\)$/.exec(element.getAttribute('clip-path') ?? '')?.[1]
  const rect =
    id && [...root.querySelectorAll('clipPath')].find(path => path.id === id)?.querySelector('rect')
  if (!rect) return []
  const [x, y] = [numberOf(rect, 'x'), numberOf(rect, 'y')]
  const box = pdf.rectangle(x, y, numberOf(rect, 'width'), numberOf(rect, 'height'))
  return [box, pdf.clip(), pdf.endPath()]
}

/** A shape as path data; null for other elements. */
function pathOf(shape: Element): string | null {
  const value = (name: string): number => numberOf(shape, name)
  switch (shape.localName) {
    case 'path':
      return shape.getAttribute('d') ?? ''
    case 'rect':
      return rectPath(shape)
    case 'circle':
      return ellipsePath(value('cx'), value('cy'), value('r'), value('r'))
    case 'ellipse':
      return ellipsePath(value('cx'), value('cy'), value('rx'), value('ry'))
    case 'line':
      return `M${value('x1')},${value('y1')}L${value('x2')},${value('y2')}`
    case 'polyline':
    case 'polygon': {
      const points = numbersIn(shape.getAttribute('points') ?? '')
      const pairs = points.flatMap((x, i) => (i % 2 === 0 ? [`${x},${points[i + 1] ?? 0}`] : []))
      if (pairs.length === 0) return ''
      return `M${pairs.join('L')}${shape.localName === 'polygon' ? 'Z' : ''}`
    }
    default:
      return null
  }
}

function rectPath(rect: Element): string {
  const [x, y] = [numberOf(rect, 'x'), numberOf(rect, 'y')]
  const [width, height] = [numberOf(rect, 'width'), numberOf(rect, 'height')]
  if (width <= 0 || height <= 0) return ''
  const rx = Math.min(numberOf(rect, 'rx', numberOf(rect, 'ry')), width / 2)
  const ry = Math.min(numberOf(rect, 'ry', rx), height / 2)
  if (rx === 0 || ry === 0) return `M${x},${y}h${width}v${height}h${-width}Z`
  const corner = (dx: number, dy: number): string => `a${rx},${ry} 0 0 1 ${dx},${dy}`
  const [across, down] = [width - 2 * rx, height - 2 * ry]
  return [
    ...[`M${x + rx},${y}h${across}`, corner(rx, ry), `v${down}`, corner(-rx, ry)],
    ...[`h${-across}`, corner(-rx, -ry), `v${-down}`, corner(rx, -ry), 'Z'],
  ].join('')
}

const ellipsePath = (x: number, y: number, rx: number, ry: number): string =>
  rx > 0 && ry > 0 ? `M${x - rx},${y}a${rx},${ry} 0 1 0 ${2 * rx},0a${rx},${ry} 0 1 0 ${-2 * rx},0Z` : ''

function lineCapOf(shape: Element, { LineCapStyle }: PdfLibrary) {
  switch (shape.getAttribute('stroke-linecap')) {
    case 'round':
      return LineCapStyle.Round
    case 'square':
      return LineCapStyle.Projecting
    default:
      return LineCapStyle.Butt
  }
}

/** The default of SVG. The default of PDF is 10, which draws spikes. */
const MITER_LIMIT = 4
const JOINS: Record<string, number> = { round: 1, bevel: 2 }

function drawPath(shape: Element, path: string, scope: Scope): void {
  if (path.trim() === '') return
  const { pdf } = scope
  const { PDFNumber, PDFOperator, PDFOperatorNames } = pdf
  const fill = colourOf(shape, 'fill', 'black', pdf)
  const stroke = colourOf(shape, 'stroke', 'none', pdf)
  if (!fill && !stroke) return
  const dashes = numbersIn(shape.getAttribute('stroke-dasharray') ?? '')
  scope.drawing.operators.push(
    ...selectOpacity(shape, scope),
    pdf.setLineJoin(JOINS[shape.getAttribute('stroke-linejoin') ?? ''] ?? 0),
    PDFOperator.of(PDFOperatorNames.SetLineMiterLimit, [
      PDFNumber.of(numberOf(shape, 'stroke-miterlimit', MITER_LIMIT)),
    ]),
    // pdf-lib expects y up and flips paths
    pdf.scale(1, -1),
    ...pdf.drawSvgPath(path, {
      x: 0,
      y: 0,
      rotate: pdf.degrees(0),
      scale: 1,
      color: fill ?? undefined,
      borderColor: stroke ?? undefined,
      borderWidth: stroke ? numberOf(shape, 'stroke-width', 1) : 0,
      borderLineCap: lineCapOf(shape, pdf),
      // SVG repeats an odd list of dashes
      borderDashArray: dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes],
      borderDashPhase: numberOf(shape, 'stroke-dashoffset'),
    }),
  )
}

/** Null where nothing is painted. Charts have no gradients, so gradients paint nothing. */
function colourOf(shape: Element, kind: 'fill' | 'stroke', otherwise: string, pdf: PdfLibrary) {
  const value = shape.getAttribute(kind) ?? otherwise
  const hex = /^#([\da-f]{6})$/i.exec(NAMED[value] ?? value)?.[1]
  if (!hex) return null
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return pdf.rgb(part(0), part(2), part(4))
}

const NAMED: Record<string, string> = { black: `#${'0'.repeat(6)}`, white: `#${'f'.repeat(6)}` }

/** Selects the opacity of the element; no operator for a fully opaque one. */
function selectOpacity(element: Element, { pdf, drawing, opacity }: Scope): PDFOperator[] {
  const ca = rounded(opacity * numberOf(element, 'fill-opacity', 1))
  const CA = rounded(opacity * numberOf(element, 'stroke-opacity', 1))
  if (ca === 1 && CA === 1) return []
  const name = `O${Math.round(ca * 1000)}x${Math.round(CA * 1000)}`
  drawing.opacities.set(name, { ca, CA })
  return [pdf.setGraphicsState(name)]
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

/* Texts */

const DEFAULT_SIZE = 16

/** Every text of the picture, with its font. */
function textsOf(svg: Element): StyledText[] {
  return [...svg.querySelectorAll('text')].map(readText)
}

function readText(element: Element): StyledText {
  return {
    // format characters are invisible, but fonts draw them as spaces
    text: wellFormed(element.textContent ?? '')
      .replace(/\p{Cf}/gu, '')
      .replace(/\s+/g, ' ')
      .trim(),
    weight: numberOf(element, 'font-weight', 400),
    // as in the picture's style sheet: tabular in charts, which are nested `<svg>`s
    tabular: element.closest('svg')?.parentElement != null,
  }
}

function drawText(element: Element, scope: Scope): void {
  const { pdf } = scope
  const runs = scope.fonts.shape(readText(element))
  const fill = colourOf(element, 'fill', 'black', pdf)
  if (runs.length === 0 || !fill) return
  const size = numberOf(element, 'font-size', DEFAULT_SIZE)
  const width = runs.reduce((sum, run) => sum + run.width, 0) * size
  const x = numberOf(element, 'x') + lengthOf(element, 'dx', size) - width * anchorOf(element)
  const y = numberOf(element, 'y') + lengthOf(element, 'dy', size) + baselineShift(element) * size
  scope.drawing.operators.push(
    ...selectOpacity(element, scope),
    ...haloOf(element, runs, { x, y, size, pdf }),
    pdf.setFillingRgbColor(fill.red, fill.green, fill.blue),
    pdf.beginText(),
    pdf.setTextMatrix(1, 0, 0, -1, x, y),
    ...runs.flatMap(run => [pdf.setFontAndSize(run.font, size), showGlyphs(run, pdf)]),
    pdf.endText(),
  )
}

/** A stroke below the letters (`paint-order`), so that lines do not cross them. Drawn as paths: as text, search would find it twice. */
function haloOf(
  element: Element,
  runs: readonly GlyphRun[],
  at: { x: number; y: number; size: number; pdf: PdfLibrary },
): PDFOperator[] {
  const { pdf } = at
  const stroke = colourOf(element, 'stroke', 'none', pdf)
  if (!stroke || !element.getAttribute('paint-order')?.startsWith('stroke')) return []
  let { x } = at
  return runs.flatMap(run => {
    const start = x
    x += run.width * at.size
    const { unitsPerEm = 1, glyphs = [] } = run.outlines?.() ?? {}
    const scaled = at.size / unitsPerEm
    return glyphs
      .filter(({ path }) => path !== '')
      .flatMap(glyph => [
        pdf.pushGraphicsState(),
        pdf.setLineJoin(1),
        pdf.translate(start + glyph.x * scaled, at.y),
        ...pdf.drawSvgPath(glyph.path, {
          x: 0,
          y: 0,
          rotate: pdf.degrees(0),
          scale: scaled,
          color: undefined,
          borderColor: stroke,
          borderWidth: numberOf(element, 'stroke-width', 1) / scaled,
        }),
        pdf.popGraphicsState(),
      ])
  })
}

function showGlyphs({ shown }: GlyphRun, pdf: PdfLibrary): PDFOperator {
  const { PDFContext, PDFHexString, PDFNumber, PDFOperator, PDFOperatorNames } = pdf
  const array = PDFContext.create().obj([])
  for (const part of shown) array.push(typeof part === 'string' ? PDFHexString.of(part) : PDFNumber.of(part))
  return PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [array])
}

/** An attribute in pixels or em, as pixels. */
function lengthOf(element: Element, name: string, size: number): number {
  const value = numberOf(element, name)
  return /em\s*$/.test(element.getAttribute(name) ?? '') ? value * size : value
}

function anchorOf(element: Element): number {
  const anchor = element.getAttribute('text-anchor')
  return anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0
}

/** Ems from the text's y down to its alphabetic baseline. */
function baselineShift(element: Element): number {
  switch (element.getAttribute('dominant-baseline')) {
    case 'central':
    case 'middle':
      return 0.36
    case 'hanging':
    case 'text-before-edge':
      return 0.76
    default:
      return 0
  }
}
