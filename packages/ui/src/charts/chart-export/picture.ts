import { embedFonts, facesFor, familyText, fontCss, type LoadFont, pageFaces } from './embedded-fonts.ts'
import { fitFigure, type Measure, type PictureKind, type PlacedText, planPicture } from './export-plan.ts'
import { createColourFixer, lightTokens, readInLight } from './light-theme.ts'
import { type FigureDrawing, num, paintWith, readFigure } from './picture-layers.ts'
import { SVG_NS, sanitiseSvg, xmlText } from './sanitise-svg.ts'
import { letterIn } from './unicode-range.ts'

export type PictureRequest = {
  kind: PictureKind
  /** The chart on the page: gives the width, the legend, and, without `draw`, the drawing. */
  chart: Element
  /** Draws the chart anew in the size that the picture has for it; gives the element when it stands. */
  draw?: ((size: { width: number; height: number }) => Promise<Element>) | undefined
  isMap?: boolean | undefined
  title: string
  /** Source and date in one line. */
  footer: string
  /** The values as CSV; empty when none may be told. */
  data: string
  /** BCP 47 */
  lang: string
  /** Brings the page's font files into the picture; without it they are named only. */
  loadFont?: LoadFont | undefined
}

/** A text of the picture: start and baseline in pixels. */
export type PictureText = Pick<PlacedText, 'text' | 'x' | 'y' | 'size' | 'width'>

export type Picture = {
  /** Stands in no document, and refers to nothing outside itself. */
  svg: Element
  width: number
  height: number
  /** The size as it comes out (readings #64). */
  output: { width: number; height: number }
  title: string
  footer: string
  lang: string
  texts: PictureText[]
  /** A letter of each font inside. */
  probes: string[]
}

/** Throws when the chart shows no drawing. */
export async function takePicture(request: PictureRequest): Promise<Picture> {
  const { chart, draw, title, footer, lang } = request
  const page = chart.ownerDocument
  const tokens = lightTokens(page)
  const fix = createColourFixer(page)
  const family = getComputedStyle(chart).fontFamily
  const legend = readInLight(chart, tokens, () => readLegend(chart, fix))
  const plan = planPicture({
    ...{ kind: request.kind, title, footer, isMap: request.isMap ?? false },
    elementWidth: chart.getBoundingClientRect().width,
    legend: legend.map(({ text }) => text),
    measure: measureIn(page, family),
  })
  const stage = draw ? await draw(plan.figure) : chart
  const figure = readInLight(stage, tokens, () => readFigure(stage, { page, fix }))
  if (!figure) throw new Error('the chart shows no drawing')

  const colour = (token: string, otherwise = 'black'): string => fix(tokens.get(token) ?? otherwise).hex
  const place = fitFigure(figure, plan.figure)
  const texts: PictureText[] = [
    ...plan.title,
    ...plan.legend.map(entry => entry.text),
    ...figure.texts.map(text => inPicture(text, place)),
    plan.footer,
  ]
  const letters = texts.map(({ text }) => text).join('')
  const { loadFont } = request
  const fonts = loadFont ? await embedFonts(facesFor(pageFaces(page), family, letters), loadFont) : []
  const probes = fonts.flatMap(({ unicodeRange }) => letterIn(unicodeRange, letters) ?? [])

  const make = maker(page)
  const write = (text: PlacedText, fill: string): Element =>
    make(
      'text',
      { x: num(text.x), y: num(text.y), 'font-size': text.size, 'font-weight': text.weight, fill },
      [text.text],
    )
  const { width, height } = plan
  const frame = {
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
    'aria-labelledby': 'picture-title',
    'font-family': familyText(family),
  }
  const svg = make('svg', { ...frame, width: num(width), height: num(height) }, [
    make('title', { id: 'picture-title' }, [title]),
    make('desc', {}, [request.data === '' ? footer : request.data]),
    make('style', {}, [fontCss(fonts)]),
    make('rect', { width, height, fill: colour('--surface', 'white') }, []),
    ...plan.title.map(text => write(text, colour('--ink'))),
    ...plan.legend.flatMap(({ index, x, y, text }) => [
      make('g', { transform: `translate(${num(x)},${num(y)})` }, legend[index]?.mark ?? []),
      write(text, colour('--ink')),
    ]),
    make(
      'g',
      { transform: `translate(${num(place.x)},${num(place.y)}) scale(${num(place.scale)})` },
      figure.parts,
    ),
    write(plan.footer, colour('--ink-3')),
  ])
  svg.setAttributeNS('http://www.w3.org/XML/1998/namespace', 'xml:lang', lang)
  return { svg, width, height, output: plan.output, title, footer, lang, texts, probes }
}

/** The share of a line of text that stands above its baseline. */
const ASCENT = 0.79

function inPicture(
  { text, x, y, width, height }: FigureDrawing['texts'][number],
  place: { x: number; y: number; scale: number },
): PictureText {
  const { scale } = place
  const baseline = place.y + (y + height * ASCENT) * scale
  return { text, x: place.x + x * scale, y: baseline, size: height * 0.8 * scale, width: width * scale }
}

type LegendEntry = { text: string; mark: Element[] }

/** The chart's legend without the lines that are switched off: a sample of each line, its name, its note. */
function readLegend(chart: Element, fix: ReturnType<typeof createColourFixer>): LegendEntry[] {
  const chips = chart.querySelectorAll('[data-slot=legend-chip]:not([data-hidden])')
  return [...chips].map((chip, i) => {
    const svg = chip.querySelector('[data-slot=series-mark]')
    const paint = { page: chart.ownerDocument, paintOf: paintWith(fix), idPrefix: `mark${i}-` }
    const mark = [...(svg?.children ?? [])].flatMap(part => sanitiseSvg(part, paint) ?? [])
    return { text: legendText(chip), mark }
  })
}

/** The words of a legend entry; its live value follows the pointer and is no part of the picture. */
function legendText(chip: Element): string {
  const words = [...chip.children].filter(
    part => part.localName !== 'button' && !part.matches('[data-slot=legend-value]'),
  )
  return words
    .map(part => part.textContent?.trim() ?? '')
    .filter(text => text !== '')
    .join(' ')
}

type Attributes = Record<string, string | number>

function maker(page: Document) {
  return (name: string, attributes: Attributes, inside: readonly (Element | string)[]): Element => {
    const element = page.createElementNS(SVG_NS, name)
    for (const [attribute, value] of Object.entries(attributes))
      element.setAttribute(attribute, String(value))
    element.append(...inside.map(part => (typeof part === 'string' ? xmlText(part) : part)))
    return element
  }
}

function measureIn(page: Document, family: string): Measure {
  const pen = page.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('this browser has no canvas')
  return (text, size, weight) => {
    pen.font = `${weight} ${size}px ${family}`
    return pen.measureText(text).width
  }
}

/** The picture as a file's text, in the given size. */
export function svgText(svg: Element, size: { width: number; height: number }): string {
  svg.setAttribute('width', num(size.width))
  svg.setAttribute('height', num(size.height))
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(svg)}\n`
}
