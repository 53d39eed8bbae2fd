import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildTable } from '../../../testing/build-table.ts'
import type { TableCell } from '../../cells/cell.view-model.ts'
import { createColumns } from '../columns/columns.ts'
import { drawnColumns } from '../columns/drawn-columns.ts'
import { type ColumnWidths, columnWidths, columnWindow, estimateWidths, widened } from './column-widths.ts'
import type { LineSpan } from './line-window.ts'

type Row = { name?: TableCell; bid?: TableCell; volume?: TableCell; note?: TableCell }

const column = createColumns<Row>()
const columnDefs = [
  column.text('name', { header: 'Market participant' }),
  column.number('bid', { header: 'Bid', decimals: 4 }),
  column.number('volume', { header: 'Volume' }),
  column.comment('note', { header: 'Comment' }),
]
const { visible } = drawnColumns({
  columns: buildTable({ columns: columnDefs, data: [] }).getAllLeafColumns(),
  phoneColumn: 0,
  oneColumn: false,
})
const estimate = (...data: Row[]) => estimateWidths({ columns: visible, data, lang: 'en' })
const widthOf = (id: string, cells: Row) => estimate(cells).get(id) ?? 0

describe('T2 column widths of a long table', () => {
  test.each<[string, number, number]>([
    ['a longer number takes more', widthOf('bid', { bid: -123_456_789.5 }), widthOf('bid', { bid: 1 })],
    ['so does one with a sign', widthOf('bid', { bid: -123_456 }), widthOf('bid', { bid: 123_456 })],
    ['so do longer words', widthOf('name', { name: 'x'.repeat(30) }), widthOf('name', { name: 'x' })],
    [
      'ideographs take more than letters',
      widthOf('name', { name: '债'.repeat(15) }),
      widthOf('name', { name: 'x'.repeat(15) }),
    ],
    [
      'a button beside the text needs space',
      widthOf('volume', { volume: { text: 123_456_789, info: 'Why' } }),
      widthOf('volume', { volume: 123_456_789 }),
    ],
  ])('%s', (_sentence, more, less) => {
    expect(more).toBeGreaterThan(less)
  })

  test('long text wraps: it does not widen its column without limit', () => {
    expect(widthOf('note', { note: 'x'.repeat(4000) })).toBe(widthOf('note', { note: 'x'.repeat(400) }))
    expect(widthOf('name', { name: 'x'.repeat(4000) })).toBeLessThan(300)
  })

  test('a table without rows is as wide as its headings', () => {
    expect(estimate().get('bid')).toBeGreaterThan(60)
  })

  test('a row that needs more widens only its own columns', () => {
    const widths = estimate({ bid: 1, volume: 1 })
    const wide = buildTable({
      columns: columnDefs,
      data: [{ bid: 1, volume: 123_456_789_012 }],
    }).getRowModel().rows
    const next = widened(widths, visible, wide, 'en')
    expect(next.get('volume')).toBeGreaterThan(widths.get('volume') ?? 0)
    expect(next.get('bid')).toBe(widths.get('bid'))
    expect(widened(next, visible, wide, 'en')).toBe(next)
  })

  test('the cells before the first column have their own widths', () => {
    const widths = columnWidths(estimate(), visible, { numbers: true, boxes: true })
    expect(widths.leading).toHaveLength(2)
    expect(widths.columns).toHaveLength(4)
  })

  test('grow with the browser’s text size', () => {
    const leading = { numbers: true, boxes: true }
    const usual = columnWidths(estimate(), visible, leading)
    const doubled = columnWidths(estimate(), visible, leading, 2)
    expect(doubled.leading).toEqual(usual.leading.map(width => width * 2))
    expect(doubled.columns).toEqual(usual.columns.map(width => width * 2))
  })
})

const tenOf100: ColumnWidths = { leading: [], columns: Array.from({ length: 10 }, () => 100) }

describe('T2 which columns of a wide table are rendered', () => {
  test.each<[string, number, number, LineSpan | null, LineSpan | null]>([
    ['all, if all fit', 0, 1000, null, null],
    ['all, before the width is known', 0, 0, null, null],
    ['those in view', 0, 450, null, { from: 1, to: 5 }],
    ['those in view, where it was moved before', 300, 400, null, { from: 3, to: 7 }],
    ['two more to the end, the way it is moved', 350, 400, { from: 3, to: 7 }, { from: 3, to: 10 }],
    ['two more to the start, the way it is moved', 250, 400, { from: 3, to: 7 }, { from: 1, to: 7 }],
    ['at the end no more than there are', 600, 400, { from: 3, to: 7 }, { from: 6, to: 10 }],
    ['those drawn now, while they cover the view', 310, 380, { from: 2, to: 8 }, { from: 2, to: 8 }],
  ])('%s', (_sentence, offset, viewWidth, drawn, expected) => {
    const span = columnWindow(tenOf100, { offset, width: viewWidth }, drawn)
    expect(span).toEqual(expected)
    if (drawn?.from === expected?.from && drawn?.to === expected?.to) expect(span).toBe(drawn)
  })

  test('pinned columns are not among them, and all are rendered if no other scrolls', () => {
    const pinned = { ...tenOf100, pinned: 3, pinnedEnd: 2 }
    expect(columnWindow(pinned, { offset: 0, width: 450 }, null)?.from).toBe(3)
    expect(columnWindow(pinned, { offset: 9999, width: 450 }, null)?.to).toBe(8)
    expect(columnWindow({ ...pinned, pinnedEnd: 7 }, { offset: 0, width: 450 }, null)).toBeNull()
  })

  test('for any widths and view: every column in view is rendered, and the same view renders the same', () => {
    const widths = fc.array(fc.integer({ min: 20, max: 300 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(widths, fc.nat(8000), fc.integer({ min: 1, max: 2000 }), (columns, offset, viewWidth) => {
        const sized = { leading: [50], columns }
        const span = columnWindow(sized, { offset, width: viewWidth }, null)
        if (span === null) return
        expect(columnWindow(sized, { offset, width: viewWidth }, span)).toBe(span)
        let edge = 50
        for (const [place, width] of columns.entries()) {
          const inView = edge + width > offset && edge < offset + viewWidth
          if (place > 0 && inView) expect(place >= span.from && place < span.to).toBe(true)
          edge += width
        }
        expect(span.from).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})
