import {
  fitDrawing,
  type MeasureText,
  type PictureKind,
  type PicturePlan,
  type PlacedBox,
  type PlacedLegend,
  type PlacedText,
  planPicture,
} from './export-plan.ts'
import {
  type EmbeddedFont,
  embedFonts,
  type FontFace,
  facesFor,
  familyNames,
  familyText,
  fontCss,
  type LoadFont,
  letterIn,
  loadedFamilies,
  pageFaces,
} from './fonts.ts'
import { createColourFixer, lightTokens, readInLight } from './light-theme.ts'
import { type ChartDrawing, num, readHead, readVisibleDrawings } from './read-charts.ts'
import type { StageSize } from './redraw.ts'
import { SVG_NS, xmlText } from './sanitise-svg.ts'

export type PictureRequest = {
  kind: PictureKind
  /** The charts on the page. Width, legend and panes are read from them, and without `draw` the drawings too. */
  chart: Element
  /** Redraws the charts at the picture's size. Resolves with the drawn element, or null where it cannot redraw. */
  draw?: ((size: StageSize) => Promise<Element | null>) | undefined
  isMap?: boolean | undefined
  title: string
  /** Source and date in one line. */
  footer: string
  /** The values as CSV; empty when none may be written. */
  data: string
  /** BCP 47 */
  lang: string
  /** Fetches the page's font files; without it pictures only name their fonts. */
  loadFont?: LoadFont | undefined
}

export type Picture = {
  /** Detached from any document, without external references. */
  svg: Element
  width: number
  height: number
  /** Output size (readings #64). */
  output: { width: number; height: number }
  title: string
  footer: string
  lang: string
  /** The page's faces that could draw the texts, and how to fetch them. */
  faces: readonly FontFace[]
  loadFont: LoadFont | undefined
  /** A letter of each embedded font. */
  probes: string[]
}

/** Throws when the chart shows no drawing. */
export async function takePicture(request: PictureRequest): Promise<Picture> {
  const { kind, chart, draw, isMap = false, title, footer, lang, loadFont } = request
  const page = chart.ownerDocument
  const tokens = lightTokens(page)
  const fix = createColourFixer(page)
  const family = getComputedStyle(chart).fontFamily
  const head = readInLight(chart, tokens, () => readHead(chart, { page, fix }))
  const plan = planPicture({
    kind,
    title,
    footer,
    isMap,
    elementWidth: head.width,
    chartHeight: head.height,
    legend: head.legend.map(({ text }) => text),
    panes: head.panes.map(pane => ({ ...pane, legend: pane.legend.map(({ text }) => text) })),
    measure: measureWith(page, family),
  })
  const { width, height } = plan.chart
  const stage = await draw?.({ width, height, panes: plan.panes.map(({ box }) => box.height) })
  const source = stage ?? chart
  const drawings = readInLight(source, tokens, () => readVisibleDrawings(source, { page, fix }))
  if (!drawings[0]) throw new Error('the chart shows no drawing')

  const colour = (token: string, otherwise = 'black'): string => fix(tokens.get(token) ?? otherwise).hex
  const parts: PictureParts = {
    page,
    plan,
    drawings,
    title,
    lang,
    family,
    marks: head.legend.map(({ mark }) => mark),
    paneMarks: head.panes.map(pane => pane.legend.map(({ mark }) => mark)),
    description: request.data === '' ? footer : request.data,
    colours: { background: colour('--surface', 'white'), text: colour('--ink'), faint: colour('--ink-3') },
    fonts: [],
  }
  const unstyled = composePicture(parts)
  const texts = [...unstyled.querySelectorAll('text')].map(text => text.textContent).join('')
  const families = familyNames(family)
  const faces = facesFor(pageFaces(page), families, texts)
  // a PDF embeds its own fonts, with only the letters it needs
  const fonts =
    loadFont && kind !== 'pdf' ? await embedFonts(drawnFaces(page, faces, families), loadFont) : []
  const svg = fonts.length > 0 ? composePicture({ ...parts, fonts }) : unstyled
  const probes = fonts.flatMap(({ unicodeRange }) => letterIn(unicodeRange, texts) ?? [])
  const size = { width: plan.width, height: plan.height, output: plan.output }
  return { svg, ...size, title, footer, lang, faces, loadFont, probes }
}

/** The faces of the page's first family, and of the fallback families that the page has loaded. Other fallbacks are system fonts. */
function drawnFaces(page: Document, faces: readonly FontFace[], families: readonly string[]): FontFace[] {
  const loaded = loadedFamilies(page)
  const [first] = families
  return faces.filter(face => {
    const [name = ''] = familyNames(face.family)
    return name === first || loaded.has(name)
  })
}

function measureWith(page: Document, family: string): MeasureText {
  const context = page.createElement('canvas').getContext('2d')
  if (!context) throw new Error('this browser has no canvas')
  return (text, size, weight) => {
    context.font = `${weight} ${size}px ${family}`
    return context.measureText(text).width
  }
}

/** Samples of lines, sanitised, by the legend's index. */
type Marks = readonly (readonly Element[])[]

export type PictureParts = {
  /** Creates the elements; they are never attached. */
  page: Document
  plan: PicturePlan
  marks: Marks
  /** The legends' samples of each pane. */
  paneMarks?: readonly Marks[]
  /** Sanitised drawings: the main chart's, then each pane's; null where nothing is drawn. */
  drawings: readonly (ChartDrawing | null)[]
  title: string
  /** Text alternative: the values as CSV, or the footer where no values may be written. */
  description: string
  /** BCP 47 */
  lang: string
  /** As CSS writes it. */
  family: string
  fonts: readonly EmbeddedFont[]
  colours: { background: string; text: string; faint: string }
}

/** The picture as an SVG (C16). Texts are text nodes and attribute values, never markup, and there are no external references. */
export function composePicture(parts: PictureParts): Element {
  const { page, plan, marks, paneMarks = [], drawings, family, colours } = parts
  const make = elementMaker(page)
  const { width, height } = plan
  const write = (text: PlacedText, fill: string): Element =>
    make(
      'text',
      { x: num(text.x), y: num(text.y), 'font-size': text.size, 'font-weight': text.weight, fill },
      [text.text],
    )
  const writeLegend = (legend: readonly PlacedLegend[], samples: Marks = []): Element[] =>
    legend.flatMap(({ index, x, y, text }) => [
      make('g', { transform: `translate(${num(x)},${num(y)})` }, copies(samples[index] ?? [])),
      write(text, colours.text),
    ])
  const place = (drawing: ChartDrawing | null | undefined, box: PlacedBox): Element[] => {
    if (!drawing) return []
    const { x, y, scale } = fitDrawing(drawing, box)
    const transform = `translate(${num(x)},${num(y)}) scale(${num(scale)})`
    return [make('g', { transform }, copies(drawing.parts))]
  }
  const root = {
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
    'aria-labelledby': 'picture-title',
    'font-family': familyText(family),
  }
  const svg = make('svg', { ...root, width: num(width), height: num(height) }, [
    make('title', { id: 'picture-title' }, [parts.title]),
    make('desc', {}, [parts.description]),
    make('style', {}, [fontCss(parts.fonts)]),
    make('rect', { width, height, fill: colours.background }, []),
    ...plan.title.map(text => write(text, colours.text)),
    ...writeLegend(plan.legend, marks),
    ...place(drawings[0], plan.chart),
    ...plan.panes.flatMap(({ title, legend, box }, i) => [
      write(title, colours.text),
      ...writeLegend(legend, paneMarks[i]),
      ...place(drawings[i + 1], box),
    ]),
    write(plan.footer, colours.faint),
  ])
  svg.setAttributeNS('http://www.w3.org/XML/1998/namespace', 'xml:lang', xmlText(parts.lang))
  return svg
}

const copies = (elements: readonly Element[]): Element[] =>
  elements.map(element => element.cloneNode(true) as Element)

type Attributes = Record<string, string | number>

function elementMaker(page: Document) {
  return (name: string, attributes: Attributes, inside: readonly (Element | string)[]): Element => {
    const element = page.createElementNS(SVG_NS, name)
    for (const [attribute, value] of Object.entries(attributes))
      element.setAttribute(attribute, String(value))
    element.append(...inside.map(part => (typeof part === 'string' ? xmlText(part) : part)))
    return element
  }
}

/** The picture as the text of a file, at this size. */
export function svgText(svg: Element, size: { width: number; height: number }): string {
  svg.setAttribute('width', num(size.width))
  svg.setAttribute('height', num(size.height))
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(svg)}\n`
}
