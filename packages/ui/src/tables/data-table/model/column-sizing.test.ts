import { describe, expect, test } from 'vitest'
import { buildTable } from '../../../testing/build-table.ts'
import { createColumns } from '../columns/columns.ts'
import { drawnColumns } from '../columns/drawn-columns.ts'
import {
  areSized,
  clampWidth,
  explicitWidth,
  fixWidths,
  measuredWidths,
  resetWidth,
  type SizedColumn,
  sizedWidths,
  widthBounds,
  widthByKey,
} from './column-sizing.ts'

type Row = { name: string; bid: number; ask: number }

const column = createColumns<Row>()
const columns = [
  column.text('name', { header: 'Name' }),
  column.number('bid', { header: 'Bid', size: 200 }),
  column.number('ask', { header: 'Ask', minSize: 80, maxSize: 300 }),
]
const drawn = drawnColumns({
  columns: buildTable({ columns, data: [] }).getAllLeafColumns(),
  phoneColumn: 0,
  oneColumn: false,
}).visible

describe('the set width of a column', () => {
  test.each<[string, number | undefined, number | undefined]>([
    ['the one in the state', explicitWidth('bid', { size: 200 }, { bid: 120 }), 120],
    ['else the size of its definition', explicitWidth('bid', { size: 200 }, {}), 200],
    ['else none', explicitWidth('bid', {}, { ask: 120 }), undefined],
    ['an id that every object has is no width', explicitWidth('constructor', {}, {}), undefined],
    ['never below the least', explicitWidth('bid', { minSize: 48 }, { bid: 3 }), 48],
    ['never above the most', explicitWidth('bid', { maxSize: 300 }, { bid: 900 }), 300],
    [
      'where the bounds contradict, the most counts, as in TanStack',
      clampWidth({ minSize: 90, maxSize: 60 }, 70),
      60,
    ],
  ])('%s', (_sentence, width, expected) => expect(width).toBe(expected))

  test('one set width is enough for a fixed layout', () => {
    expect(areSized(drawn, {})).toBe(true)
    expect(areSized(drawn.slice(0, 1), {})).toBe(false)
    expect(areSized(drawn.slice(0, 1), { name: 90 })).toBe(true)
    expect(areSized(drawn.slice(0, 1), { bid: 90 })).toBe(false)
  })

  test('a column without one uses its estimate, within its bounds', () => {
    const estimated = { leading: [56], columns: [144, 70, 70] }
    expect(sizedWidths(estimated, drawn, { name: 99.5 })).toEqual({ leading: [56], columns: [99.5, 200, 80] })
    expect(sizedWidths(estimated, drawn, { ask: 999 })).toEqual({ leading: [56], columns: [144, 200, 300] })
  })
})

describe('the width that a key sets', () => {
  const bounds = { min: 48, max: 800 }
  test.each<[string, boolean, boolean, number, number | null]>([
    ['ArrowRight', false, false, 100, 110],
    ['ArrowLeft', false, false, 100, 90],
    ['ArrowRight', true, false, 100, 150],
    ['ArrowLeft', true, false, 100, 50],
    ['ArrowLeft', false, true, 100, 110],
    ['ArrowRight', false, true, 100, 90],
    ['ArrowRight', false, false, 100.4, 110],
    ['ArrowLeft', true, false, 60, 48],
    ['ArrowRight', true, false, 790, 800],
    ['Home', false, false, 100, 48],
    ['End', false, false, 100, 800],
    ['ArrowUp', false, false, 100, null],
    ['a', false, false, 100, null],
  ])('%s, Shift %s, right to left %s: from %s to %s', (key, shiftKey, rtl, from, to) => {
    expect(widthByKey({ key, shiftKey, rtl }, from, bounds)).toBe(to)
  })

  test.each<[string, { min: number; max: number }, { min: number; max: number }]>([
    ['a definition says them', widthBounds({ minSize: 60, maxSize: 90 }, 70), { min: 60, max: 90 }],
    ['else the most is 800', widthBounds({ minSize: 48 }, 70), { min: 48, max: 800 }],
    ['or what the column has already', widthBounds({ minSize: 48 }, 900), { min: 48, max: 900 }],
  ])('bounds: %s', (_sentence, bounds, expected) => expect(bounds).toEqual(expected))
})

describe('measured widths after the first change', () => {
  const tableOf = (columnSizing = {}) => {
    const table = buildTable({ columns, data: [], initialState: { columnSizing } })
    const sizing = () => ({ ...table.atoms.columnSizing.get() })
    const of = (id: string): SizedColumn => {
      const found = table.getColumn(id)
      if (!found) throw new Error(id)
      return found
    }
    return { of, sizing }
  }
  const measured = { columns: { name: 144.25, bid: 70, ask: 80 }, leading: [40] }

  test('are stored next to the chosen one', () => {
    const { of, sizing } = tableOf()
    fixWidths(of('bid'), measured, { bid: 120 })
    expect(sizing()).toEqual({ name: 144.25, bid: 120, ask: 80 })
    expect(measuredWidths(of('name'))?.leading).toEqual([40])
  })

  test('do not replace existing ones', () => {
    const { of, sizing } = tableOf({ name: 300 })
    fixWidths(of('bid'), measured, { bid: 120 })
    expect(sizing()).toEqual({ name: 300, bid: 120, ask: 80 })
  })

  test('are removed by a reset; after the last one the table is automatic again', () => {
    const { of, sizing } = tableOf()
    fixWidths(of('bid'), measured, { bid: 120 })
    fixWidths(of('ask'), { ...measured, columns: { ...measured.columns, bid: 120 } }, { ask: 200 })
    resetWidth(of('bid'))
    expect(sizing()).toEqual({ name: 144.25, bid: 70, ask: 200 })
    resetWidth(of('name'))
    expect(sizing()).toEqual({ name: 144.25, bid: 70, ask: 200 })
    resetWidth(of('ask'))
    expect(sizing()).toEqual({})
  })

  test('a saved width is removed by its reset', () => {
    const { of, sizing } = tableOf({ name: 300, bid: 120 })
    resetWidth(of('name'))
    expect(sizing()).toEqual({ bid: 120 })
    resetWidth(of('bid'))
    expect(sizing()).toEqual({})
  })
})
