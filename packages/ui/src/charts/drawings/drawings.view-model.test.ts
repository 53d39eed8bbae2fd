import { describe, expect, test } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { labelLookup } from '../../foundation/labels/labels.ts'
import { createScales } from '../plot/scales.ts'
import { type DataPoint, type Drawing, type DrawingTool, defaultStyle } from './drawing.ts'
import { geometryOf } from './drawing-geometry.ts'
import { createMarks, estimateWidth, placeDrawingLabels, toDrawingsViewModel } from './drawings.view-model.ts'

const box = { left: 10, top: 20, width: 400, height: 200 }
const scales = createScales({ from: 0, to: 400, low: 0, high: 100 }, box)
const textOptions = { lang: 'en', label: labelLookup(english), decimals: 1, instants: false, masked: false }
const p = (at: number, value: number): DataPoint => ({ at, value })

function labelsOf(tool: DrawingTool, points: DataPoint[], text = 'call', masked = false) {
  const drawing = { id: 'd1', tool, points, text }
  const geometry = geometryOf(drawing, scales, box)
  const options = { box, fontSize: 12, textOptions: { ...textOptions, masked } }
  return geometry ? placeDrawingLabels(drawing, geometry, options) : []
}

describe('C20: labels on the chart stay inside the plot', () => {
  test.each<[string, DrawingTool, DataPoint[]]>([
    ['a text at the right edge', 'text', [p(399, 50)]],
    ['a text at the top', 'text', [p(10, 100)]],
    ['a measure that goes up to the top', 'measure', [p(10, 10), p(100, 100)]],
    ['a measure that goes down to the bottom', 'measure', [p(10, 90), p(100, 0)]],
    ['a measure larger than the plot', 'measure', [p(-999, -999), p(999, 999)]],
    ['a horizontal line at the top', 'horizontal', [p(0, 100)]],
    ['a vertical line at the right', 'vertical', [p(400, 0)]],
    ['a retracement to the edges', 'fibonacci', [p(0, 0), p(400, 100)]],
  ])('%s', (_, tool, points) => {
    const labels = labelsOf(tool, points)
    expect(labels.length).toBeGreaterThan(0)
    for (const { box: place } of labels) {
      expect(place.left).toBeGreaterThanOrEqual(box.left)
      expect(place.top).toBeGreaterThanOrEqual(box.top)
      expect(place.left + place.width).toBeLessThanOrEqual(box.left + box.width)
      expect(place.top + place.height).toBeLessThanOrEqual(box.top + box.height)
    }
  })
})

describe('C20: a label beside its drawing', () => {
  const placed = (tool: DrawingTool, points: DataPoint[]) => {
    const anchor = geometryOf({ id: 'd1', tool, points }, scales, box)?.labelAnchor
    const [label] = labelsOf(tool, points)
    if (!anchor || !label) throw new Error('no label')
    const { left, top, width, height } = label.box
    return { anchor, label, left, top, width, right: left + width, bottom: top + height, height }
  }

  test('has its text, a box of the size of the text, and the middle of that box', () => {
    const { label, left, top, width, height } = placed('text', [p(100, 50)])
    expect(label).toMatchObject({ key: 'label', text: 'call', boxed: true })
    expect([width, height]).toEqual([estimateWidth('call', 12) + 12, 22])
    expect([label.x, label.y]).toEqual([left + width / 2, top + height / 2])
  })

  test('a text: after its point', () => {
    const { anchor, label, left } = placed('text', [p(100, 50)])
    expect([left, label.y]).toEqual([anchor.x, anchor.y])
  })

  test('a vertical line: below its upper end', () => {
    const { anchor, left, top } = placed('vertical', [p(100, 50)])
    expect([left, top]).toEqual([anchor.x + 4, anchor.y + 4])
  })

  test('a horizontal line: above its right end', () => {
    const { anchor, right, bottom } = placed('horizontal', [p(100, 50)])
    expect([right, bottom]).toEqual([anchor.x - 4, anchor.y - 2])
  })

  test('a measure: over or under its middle', () => {
    const rise = placed('measure', [p(100, 40), p(200, 60)])
    expect([rise.label.x, rise.bottom]).toEqual([rise.anchor.x, rise.anchor.y - 4])
    const fall = placed('measure', [p(100, 60), p(200, 40)])
    expect([fall.label.x, fall.top]).toEqual([fall.anchor.x, fall.anchor.y + 4])
  })

  test('a level: on its line, without a box', () => {
    const [first] = labelsOf('fibonacci', [p(200, 10), p(300, 90)])
    expect(first).toMatchObject({ boxed: false, x: first?.box.left, box: { height: 12 } })
    expect((first?.box.top ?? 0) + 6).toBe(first?.y)
    expect(Number(first?.key)).not.toBeNaN()
  })
})

describe('C20: the marks of a state', () => {
  const drawing = (id: string, tool: DrawingTool, ...points: DataPoint[]): Drawing => ({
    id,
    tool,
    points,
    style: defaultStyle(tool),
    ...(tool === 'text' ? { text: 'call' } : {}),
  })
  const line = drawing('d1', 'trend', p(10, 10), p(90, 90))
  const text = drawing('d2', 'text', p(100, 50))
  const away = drawing('d3', 'text', p(900, 50))
  const toMark = createMarks({ scales, box, fontSize: 12, textOptions })
  const state = { drawings: [line, text, away], draft: null, entry: null }

  test('are the drawings in view, with labels and names', () => {
    const { marks, draft } = toDrawingsViewModel(state, toMark)
    expect(marks.map(({ drawing, labels }) => [drawing.id, labels.length])).toEqual([
      ['d1', 0],
      ['d2', 1],
    ])
    expect(marks.every(({ name }) => name !== '')).toBe(true)
    expect(draft).toBeNull()
  })

  test('lack the text that is being edited', () => {
    const entry = { id: 'd2', point: p(100, 50), text: 'call' }
    expect(toDrawingsViewModel({ ...state, entry }, toMark).marks.map(mark => mark.drawing.id)).toEqual([
      'd1',
    ])
  })

  test('and the drawing in progress, in the style of its tool', () => {
    const draft = { tool: 'ray', start: p(10, 10), end: p(20, 20) } as const
    expect(toDrawingsViewModel({ ...state, draft }, toMark).draft?.drawing).toEqual({
      id: 'draft',
      tool: 'ray',
      points: [draft.start, draft.end],
      style: defaultStyle('ray'),
    })
  })

  test('are computed once for each drawing', () => {
    expect(toMark(line)).toBe(toMark(line))
    expect(toMark({ ...line })).not.toBe(toMark(line))
    expect(toMark(away)).toBeNull()
  })
})

test('C20: the label of a measure is above a rise and below a fall', () => {
  const [rise] = labelsOf('measure', [p(100, 40), p(200, 60)])
  const [fall] = labelsOf('measure', [p(100, 60), p(200, 40)])
  expect(rise?.y).toBeLessThan(100)
  expect(fall?.y).toBeGreaterThan(140)
})

test.each<[string, DrawingTool, DataPoint[], string, number]>([
  ['a trend line has no labels', 'trend', [p(1, 1), p(9, 9)], '', 0],
  ['a text out of view has none', 'text', [p(900, 50)], 'call', 0],
  ['levels with space at the side have all labels', 'fibonacci', [p(0, 4), p(90, 96)], '', 7],
  ['levels that would lie on each other go without', 'fibonacci', [p(0, 50), p(90, 60)], '', 2],
  ['levels over their lines have all', 'fibonacci', [p(0, 0), p(390, 88)], '', 7],
  ['a level at the upper edge has no space over its line', 'fibonacci', [p(0, 0), p(390, 99)], '', 6],
])('C20: %s', (_, tool, points, text, count) => {
  expect(labelsOf(tool, points, text)).toHaveLength(count)
})

test.each<[string, DataPoint[], (place: { left: number; width: number }) => boolean]>([
  ['before it, if there is space', [p(200, 10), p(300, 90)], ({ left, width }) => left + width <= 210 - 6],
  ['after it, without space before', [p(20, 10), p(120, 90)], ({ left }) => left === 130 + 6],
  ['over its lines, without any space', [p(20, 10), p(380, 90)], ({ left }) => left === 30 + 4],
])('C20: the levels of a retracement are named %s', (_, points, isThere) => {
  const labels = labelsOf('fibonacci', points)
  expect(labels).toHaveLength(7)
  for (const { box: place } of labels) expect(isThere(place)).toBe(true)
})

test('C20: below full access a horizontal line has no label', () => {
  expect(labelsOf('horizontal', [p(1, 50)], '', true)).toEqual([])
})

test('wide characters count as two', () => {
  expect(estimateWidth('价格', 12)).toBe(24)
  expect(estimateWidth('call', 12)).toBe(27)
})
