/** What a chart can be exported as, in the order of the menu (bond-page §6). */
export const PICTURE_KINDS = ['print', 'png', 'jpeg', 'pdf', 'svg'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** A kind that is saved as a file. */
export type FileKind = Exclude<PictureKind, 'print'>

/** Names and media types of the files (shared-blocks §9). */
export const PICTURE_FILES: Record<FileKind, { name: string; type: string }> = {
  png: { name: 'chart.png', type: 'image/png' },
  jpeg: { name: 'chart.jpeg', type: 'image/jpeg' },
  pdf: { name: 'chart.pdf', type: 'application/pdf' },
  svg: { name: 'chart.svg', type: 'image/svg+xml' },
}

/** Height of a picture in pixels (bond-page §9). */
const PICTURE_HEIGHT = 900
/** Height of the issuer map's picture in pixels (bond-page §9). */
export const MAP_PICTURE_HEIGHT = 850

/** Scale of the output, by kind (readings #64). */
const PICTURE_SCALES: Record<PictureKind, number> = {
  print: 0.8,
  svg: 0.8,
  pdf: 1 / 1.5,
  png: 1,
  jpeg: 1,
}

/** Width of a text in pixels; `weight` as in CSS. */
export type MeasureText = (text: string, size: number, weight: number) => number

/** A chart below the main one. */
type PaneRequest = {
  title: string
  /** Names of its lines; empty where the title is enough. */
  legend: readonly string[]
  /** Height on the page in pixels. The panes keep these proportions in the picture. */
  height: number
}

export type PlanRequest = {
  kind: PictureKind
  /** Width of the chart's element in pixels. */
  elementWidth: number
  /** Whether it is the issuer map, which is 850 high. Default false. */
  isMap?: boolean
  title: string
  /** Names of the lines, in their order. */
  legend: readonly string[]
  /** Height of the main chart on the page in pixels; only its proportion to the panes matters. Default 650. */
  chartHeight?: number
  /** The charts below the main one, in order. Default none. */
  panes?: readonly PaneRequest[]
  /** Source and date in one line. */
  footer: string
  measure: MeasureText
}

/** A line of text: `x` is its start, `y` its baseline, in pixels of the picture. */
export type PlacedText = { text: string; x: number; y: number; size: number; weight: number; width: number }
/** One entry of the legend: a sample of its line, centred on `x`, `y`, and its name. */
export type PlacedLegend = { index: number; x: number; y: number; text: PlacedText }
export type PlacedBox = { x: number; y: number; width: number; height: number }
type PlacedPane = { title: PlacedText; legend: PlacedLegend[]; box: PlacedBox }

export type PicturePlan = {
  /** Size of the picture in pixels, before scaling. */
  width: number
  height: number
  /** Output size: pixels, for PDF points. */
  output: { width: number; height: number }
  title: PlacedText[]
  legend: PlacedLegend[]
  /** The main chart. */
  chart: PlacedBox
  /** The charts below it, in order. */
  panes: PlacedPane[]
  footer: PlacedText
}

/** Margin of the picture in pixels. */
const EDGE = 20
const TITLE = { size: 18, weight: 620, line: 24, most: 2 }
const LEGEND = { size: 13, weight: 450, row: 22, mark: 26, markGap: 7, gap: 18 }
const PANE = { size: 13, weight: 560, gap: 6, row: 24 }
const FOOTER = { size: 12, weight: 450, height: 30 }
/** Minimum height of the main chart, however long the legend is and however many panes there are. */
const LEAST_CHART = 240
/** A narrower chart cannot be exported. */
const LEAST_WIDTH = 120

/** Computes the layout of a picture: title, legend, charts, source and date (C16). Throws when the element has no width. */
export function planPicture(request: PlanRequest): PicturePlan {
  const { kind, elementWidth, isMap = false, chartHeight = 650, panes = [], measure } = request
  if (!Number.isFinite(elementWidth) || elementWidth < LEAST_WIDTH)
    throw new RangeError(`a chart ${elementWidth} px wide cannot be exported`)
  const width = Math.round(elementWidth)
  const height = isMap ? MAP_PICTURE_HEIGHT : PICTURE_HEIGHT
  const inner = width - 2 * EDGE
  const scale = PICTURE_SCALES[kind]

  const placeText = (text: string, x: number, y: number, font: { size: number; weight: number }) => ({
    text,
    x,
    y,
    size: font.size,
    weight: font.weight,
    width: measure(text, font.size, font.weight),
  })
  const titleLines = wrap(request.title, inner, TITLE.most, text => measure(text, TITLE.size, TITLE.weight))
  const title = titleLines.map((text, i) => placeText(text, EDGE, EDGE + TITLE.size + i * TITLE.line, TITLE))

  const bottom = height - EDGE - FOOTER.height
  const legendTop = EDGE + titleLines.length * TITLE.line + 4
  const maxRows = Math.floor((bottom - LEAST_CHART - legendTop) / LEGEND.row)
  const legend = placeLegend(request.legend, { x: EDGE, end: EDGE + inner, top: legendTop, maxRows, measure })
  const lastRow = legend.at(-1)
  const top = (lastRow ? lastRow.y + LEGEND.row / 2 : legendTop) + 10

  const heights = shareHeight(bottom - top - panes.length * (PANE.gap + PANE.row), [
    chartHeight,
    ...panes.map(pane => pane.height),
  ])
  const [mainHeight = 0, ...paneHeights] = heights
  let y = top + mainHeight
  const placedPanes = panes.map((pane, i): PlacedPane => {
    const row = y + PANE.gap
    const box = { x: EDGE, y: row + PANE.row, width: inner, height: paneHeights[i] ?? 0 }
    y = box.y + box.height
    const [text = ''] = wrap(pane.title, inner, 1, part => measure(part, PANE.size, PANE.weight))
    const heading = placeText(text, EDGE, row + PANE.row / 2 + PANE.size * 0.35, PANE)
    const start = EDGE + heading.width + LEGEND.gap
    return {
      title: heading,
      legend: placeLegend(pane.legend, { x: start, end: EDGE + inner, top: row + 1, maxRows: 1, measure }),
      box,
    }
  })

  const [footerText = ''] = wrap(request.footer, inner, 1, text => measure(text, FOOTER.size, FOOTER.weight))
  return {
    width,
    height,
    output: { width: width * scale, height: height * scale },
    title,
    legend,
    chart: { x: EDGE, y: top, width: inner, height: mainHeight },
    panes: placedPanes,
    footer: placeText(footerText, EDGE, height - EDGE, FOOTER),
  }
}

/** Divides a height in proportion to the weights. The first gets at least `LEAST_CHART` if the height allows it. */
function shareHeight(height: number, [main = 1, ...others]: readonly number[]): number[] {
  const sum = others.reduce((total, one) => total + one, 0)
  const first = sum === 0 ? height : Math.max(Math.min(LEAST_CHART, height), (height * main) / (main + sum))
  return [first, ...others.map(one => ((height - first) * one) / sum)]
}

type LegendArea = { x: number; end: number; top: number; maxRows: number; measure: MeasureText }

/** Places the legend in rows. Names that do not fit into a row are cut; rows that do not fit into the picture are left out. */
function placeLegend(
  names: readonly string[],
  { x, end, top, maxRows, measure }: LegendArea,
): PlacedLegend[] {
  const { size, weight, row, mark, markGap, gap } = LEGEND
  const inner = end - x
  const out: PlacedLegend[] = []
  let [at, line] = [0, 0]
  for (const [index, name] of names.entries()) {
    const [text = ''] = wrap(name, inner - mark - markGap, 1, part => measure(part, size, weight))
    const textWidth = measure(text, size, weight)
    const whole = mark + markGap + textWidth
    if (at > 0 && at + whole > inner) [at, line] = [0, line + 1]
    if (line >= maxRows || whole > inner) break
    const start = x + at
    const y = top + line * row + row / 2
    const placed = { text, x: start + mark + markGap, y: y + size * 0.35, size, weight, width: textWidth }
    out.push({ index, x: start + mark / 2, y, text: placed })
    at += whole + gap
  }
  return out
}

/** The text in at most `most` lines of at most `width`: broken at spaces, or within words without spaces; the rest is cut with "…". */
export function wrap(text: string, width: number, most: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let rest = text.replace(/\s+/g, ' ').trim()
  while (rest !== '' && lines.length < most) {
    const isLast = lines.length === most - 1
    if (widthOf(rest) <= width) {
      lines.push(rest)
      break
    }
    const letters = [...rest]
    const fits = countFitting(letters, isLast ? '…' : '', width, widthOf)
    const head = letters.slice(0, fits).join('')
    const space = letters[fits] === ' ' ? head.length : head.lastIndexOf(' ')
    const line = !isLast && space > 0 ? head.slice(0, space) : head
    lines.push(isLast ? `${line.trimEnd()}…` : line.trimEnd())
    rest = rest.slice(line.length).trimStart()
  }
  return lines
}

/** How many letters fit with this ending; at least one, so that wrapping always ends. */
function countFitting(
  letters: readonly string[],
  ending: string,
  width: number,
  widthOf: (text: string) => number,
): number {
  let [low, high] = [1, letters.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (widthOf(letters.slice(0, middle).join('') + ending) <= width) low = middle
    else high = middle - 1
  }
  return low
}

/**
 * Places a drawing in a box: as large as it fits, centred horizontally. A drawing made for the box fills it; one copied from the page
 * keeps its proportions.
 */
export function fitDrawing(
  drawing: { width: number; height: number },
  box: PlacedBox,
): { x: number; y: number; scale: number } {
  const scale = Math.min(box.width / drawing.width, box.height / drawing.height)
  return { x: box.x + (box.width - drawing.width * scale) / 2, y: box.y, scale }
}
