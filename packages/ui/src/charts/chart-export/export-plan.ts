/** What a chart can be exported as, in the order of the menu (bond-page §6). */
export const PICTURE_KINDS = ['print', 'png', 'jpeg', 'pdf', 'svg'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** A kind that becomes a file. */
export type FileKind = Exclude<PictureKind, 'print'>

/** Names and media types of the files (shared-blocks §9). */
export const PICTURE_FILES: Record<FileKind, { name: string; type: string }> = {
  png: { name: 'chart.png', type: 'image/png' },
  jpeg: { name: 'chart.jpeg', type: 'image/jpeg' },
  pdf: { name: 'chart.pdf', type: 'application/pdf' },
  svg: { name: 'chart.svg', type: 'image/svg+xml' },
}

/** Height of a picture in pixels (bond-page §9). */
export const PICTURE_HEIGHT = 900
/** Height of the issuer map's picture in pixels (bond-page §9). */
export const MAP_PICTURE_HEIGHT = 850

/** How large a picture comes out by what it becomes (readings #64). */
export const PICTURE_SCALES: Record<PictureKind, number> = {
  print: 0.8,
  svg: 0.8,
  pdf: 1 / 1.5,
  png: 1,
  jpeg: 1,
}

/** Width of a text in pixels; `weight` as in CSS. */
export type Measure = (text: string, size: number, weight: number) => number

export type PlanRequest = {
  kind: PictureKind
  /** Width of the chart's element in pixels. */
  elementWidth: number
  /** Whether it is the issuer map, which is 850 high. Default false. */
  isMap?: boolean
  title: string
  /** What the lines are called, in their order. */
  legend: readonly string[]
  /** Source and date in one line. */
  footer: string
  measure: Measure
}

/** A line of text: `x` is its start, `y` its baseline, in pixels of the picture. */
export type PlacedText = { text: string; x: number; y: number; size: number; weight: number; width: number }
/** One entry of the legend: the sample of its line, centred on `x`, `y`, and its name. */
type PlacedLegend = { index: number; x: number; y: number; text: PlacedText }
export type PlacedBox = { x: number; y: number; width: number; height: number }

export type PicturePlan = {
  /** Size of the picture in pixels, before scaling. */
  width: number
  height: number
  /** Size as it comes out: pixels, for PDF points. */
  output: { width: number; height: number }
  title: PlacedText[]
  legend: PlacedLegend[]
  /** Where the chart itself stands. */
  figure: PlacedBox
  footer: PlacedText
}

/** Free space at the picture's edges in pixels. */
const EDGE = 20
const TITLE = { size: 18, weight: 620, line: 24, most: 2 }
const LEGEND = { size: 13, weight: 450, row: 22, mark: 26, markGap: 7, gap: 18 }
const FOOTER = { size: 12, weight: 450, room: 30 }
/** The chart never gets less than this, however long the legend is. */
const LEAST_FIGURE = 240
/** Nothing narrower is a picture. */
const LEAST_WIDTH = 120

/** Where everything stands in a picture: title, legend, chart, source and date (C16). Throws when the element has no width. */
export function planPicture(request: PlanRequest): PicturePlan {
  const { kind, elementWidth, isMap = false, measure } = request
  if (!Number.isFinite(elementWidth) || elementWidth < LEAST_WIDTH)
    throw new RangeError(`a chart ${elementWidth} px wide cannot be exported`)
  const width = Math.round(elementWidth)
  const height = isMap ? MAP_PICTURE_HEIGHT : PICTURE_HEIGHT
  const room = width - 2 * EDGE
  const scale = PICTURE_SCALES[kind]

  const placed = (text: string, x: number, y: number, { size, weight }: typeof FOOTER | typeof TITLE) => ({
    ...{ text, x, y, size, weight },
    width: measure(text, size, weight),
  })
  const titleLines = wrap(request.title, room, TITLE.most, text => measure(text, TITLE.size, TITLE.weight))
  const title = titleLines.map((text, i) => placed(text, EDGE, EDGE + TITLE.size + i * TITLE.line, TITLE))

  const legendTop = EDGE + titleLines.length * TITLE.line + 4
  const figureEnd = height - EDGE - FOOTER.room
  const mostRows = Math.floor((figureEnd - LEAST_FIGURE - legendTop) / LEGEND.row)
  const legend = placeLegend(request.legend, { top: legendTop, room, mostRows, measure })
  const last = legend.at(-1)
  const figureTop = (last ? last.y + LEGEND.row / 2 : legendTop) + 10

  const [footerText = ''] = wrap(request.footer, room, 1, text => measure(text, FOOTER.size, FOOTER.weight))
  return {
    width,
    height,
    output: { width: width * scale, height: height * scale },
    title,
    legend,
    figure: { x: EDGE, y: figureTop, width: room, height: figureEnd - figureTop },
    footer: placed(footerText, EDGE, height - EDGE, FOOTER),
  }
}

type LegendRoom = { top: number; room: number; mostRows: number; measure: Measure }

/** The legend in rows from start to end; names that do not fit a row are cut, rows that do not fit the picture left out. */
function placeLegend(names: readonly string[], { top, room, mostRows, measure }: LegendRoom): PlacedLegend[] {
  const { size, weight, row, mark, markGap, gap } = LEGEND
  const out: PlacedLegend[] = []
  let [at, line] = [0, 0]
  for (const [index, name] of names.entries()) {
    const [text = ''] = wrap(name, room - mark - markGap, 1, part => measure(part, size, weight))
    const textWidth = measure(text, size, weight)
    const whole = mark + markGap + textWidth
    if (at > 0 && at + whole > room) [at, line] = [0, line + 1]
    if (line >= mostRows) break
    const x = EDGE + at
    const y = top + line * row + row / 2
    const placed = { text, x: x + mark + markGap, y: y + size * 0.35, size, weight, width: textWidth }
    out.push({ index, x: x + mark / 2, y, text: placed })
    at += whole + gap
  }
  return out
}

/** The text in at most `most` lines no wider than `room`: broken at spaces, within words where there are none, the rest cut with "…". */
export function wrap(text: string, room: number, most: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let rest = text.replace(/\s+/g, ' ').trim()
  while (rest !== '' && lines.length < most) {
    const isLast = lines.length === most - 1
    if (widthOf(rest) <= room) {
      lines.push(rest)
      break
    }
    const letters = [...rest]
    const fits = longest(letters, isLast ? '…' : '', room, widthOf)
    const head = letters.slice(0, fits).join('')
    const space = letters[fits] === ' ' ? head.length : head.lastIndexOf(' ')
    const line = !isLast && space > 0 ? head.slice(0, space) : head
    lines.push(isLast ? `${line.trimEnd()}…` : line.trimEnd())
    rest = rest.slice(line.length).trimStart()
  }
  return lines
}

/** How many letters fit with this ending; at least one, so that wrapping goes on. */
function longest(
  letters: readonly string[],
  ending: string,
  room: number,
  widthOf: (text: string) => number,
): number {
  let [low, high] = [1, letters.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (widthOf(letters.slice(0, middle).join('') + ending) <= room) low = middle
    else high = middle - 1
  }
  return low
}

/** Where a figure of one size stands inside a box: whole, never enlarged, at the top, in the middle of the width. */
export function fitFigure(
  figure: { width: number; height: number },
  box: PlacedBox,
): { x: number; y: number; scale: number } {
  const scale = Math.min(1, box.width / figure.width, box.height / figure.height)
  return { x: box.x + (box.width - figure.width * scale) / 2, y: box.y, scale }
}
