import type { Box } from '../plot/geometry.ts'
import type { Drawing } from './drawing.ts'
import { type DrawingWriting, levelText, wordsOf } from './drawing-words.ts'
import type { DrawingFigure } from './drawings.shape.ts'

/** Words on the chart, and the box that they take. */
export type PlacedWords = {
  key: string
  text: string
  /** The middle of boxed words and the start of others, and the middle of their height. */
  x: number
  y: number
  box: Box
  /** On a ground of their own; else straight on the lines. */
  boxed: boolean
}

/** Room on each side of words that stand in a box. */
const PAD = 6

/** About how wide words are: nothing is measured, so that the server draws the same. */
export function wordsWidth(text: string, fontSize: number): number {
  let signs = 0
  // Chinese signs and pictures are as wide as they are high
  for (const sign of text) signs += (sign.codePointAt(0) ?? 0) > 0x2e7f ? 1 : 0.55
  return Math.ceil(signs * fontSize)
}

/** The words of a drawing, inside the plot wherever they fit; levels that would lie on each other go without. */
export function placedWords(
  drawing: Pick<Drawing, 'tool' | 'points' | 'text'>,
  figure: DrawingFigure,
  writing: DrawingWriting,
  { box, fontSize }: { box: Box; fontSize: number },
): PlacedWords[] {
  if (figure.tool === 'fibonacci') return levelWords(figure, writing, { box, fontSize })
  const text = wordsOf(drawing, writing)
  const at = figure.words
  if (!at || text === '') return []
  const width = wordsWidth(text, fontSize) + PAD * 2
  const height = fontSize + 10
  // A measure going down tells below its field, everything else above or at its line
  const isBelow = figure.area !== null && at.y > figure.area.top
  const left = {
    text: at.x,
    measure: at.x - width / 2,
    vertical: at.x + 4,
    horizontal: at.x - width - 4,
  }[figure.tool as 'text' | 'measure' | 'vertical' | 'horizontal']
  const top = {
    text: at.y - height / 2,
    measure: isBelow ? at.y + 4 : at.y - height - 4,
    vertical: at.y + 4,
    horizontal: at.y - height - 2,
  }[figure.tool as 'text' | 'measure' | 'vertical' | 'horizontal']
  const place = pushedIn({ left, top, width, height }, box)
  return [
    { key: 'words', text, x: place.left + width / 2, y: place.top + height / 2, box: place, boxed: true },
  ]
}

function levelWords(
  { levels, area }: DrawingFigure,
  writing: DrawingWriting,
  { box, fontSize }: { box: Box; fontSize: number },
): PlacedWords[] {
  if (!area) return []
  const named = levels.map(level => {
    const text = levelText(level, writing)
    return { ...level, text, width: wordsWidth(text, fontSize) }
  })
  const side = levelSide(area, box, Math.max(0, ...named.map(({ width }) => width)))
  const placed: PlacedWords[] = []
  for (const { share, text, width, y: line } of named) {
    const y = side === 'over' ? line - fontSize / 2 - 2 : line
    const near = placed.some(other => Math.abs(other.y - y) < fontSize + 2)
    const left = {
      before: area.left - LEVEL_GAP - width,
      after: area.left + area.width + LEVEL_GAP,
      over: area.left + 4,
    }[side]
    const place = { left, top: y - fontSize / 2, width, height: fontSize }
    const fits = pushedIn(place, box)
    if (!near && fits.top === place.top)
      placed.push({ key: String(share), text, x: fits.left, y, box: fits, boxed: false })
  }
  return placed
}

/** Room between a retracement and the words of its levels, in pixels. */
const LEVEL_GAP = 6

/** Where the words of all levels have room: before the field, after it, or else over its lines. */
function levelSide(area: Box, box: Box, width: number): 'before' | 'after' | 'over' {
  if (area.left - LEVEL_GAP - width >= box.left) return 'before'
  return area.left + area.width + LEVEL_GAP + width <= box.left + box.width ? 'after' : 'over'
}

/** The box moved into the plot; one that is too large keeps its start. */
function pushedIn(inner: Box, outer: Box): Box {
  const push = (start: number, length: number, from: number, room: number): number =>
    Math.max(from, Math.min(start, from + room - length))
  return {
    ...inner,
    left: push(inner.left, inner.width, outer.left, outer.width),
    top: push(inner.top, inner.height, outer.top, outer.height),
  }
}
