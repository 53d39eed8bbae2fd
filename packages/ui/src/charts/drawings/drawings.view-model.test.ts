import { describe, expect, test } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { labelLookup } from '../../foundation/labels/labels.ts'
import { createScales } from '../plot/scales.ts'
import type { DataPoint, DrawingTool } from './drawing.ts'
import { geometryOf } from './drawing-geometry.ts'
import { estimateWidth, placeDrawingLabels } from './drawings.view-model.ts'

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
