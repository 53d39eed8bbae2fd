import { composePicture } from './compose-picture.ts'
import { embedFonts, facesFor, type LoadFont, pageFaces } from './embedded-fonts.ts'
import { fitFigure, type Measure, type PictureKind, type PlacedText, planPicture } from './export-plan.ts'
import { createColourFixer, lightTokens, readInLight } from './light-theme.ts'
import { type FigureDrawing, paintWith, readFigure } from './picture-layers.ts'
import { sanitiseSvg } from './sanitise-svg.ts'
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
type PictureText = Pick<PlacedText, 'text' | 'x' | 'y' | 'size' | 'width'>

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

  const { width, height } = plan
  const svg = composePicture({
    ...{ page, plan, figure, title, lang, family, fonts },
    marks: legend.map(({ mark }) => mark),
    description: request.data === '' ? footer : request.data,
    colours: { ground: colour('--surface', 'white'), ink: colour('--ink'), faint: colour('--ink-3') },
  })
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

function measureIn(page: Document, family: string): Measure {
  const pen = page.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('this browser has no canvas')
  return (text, size, weight) => {
    pen.font = `${weight} ${size}px ${family}`
    return pen.measureText(text).width
  }
}
