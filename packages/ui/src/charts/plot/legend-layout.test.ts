import { describe, expect, test } from 'vitest'
import { type LegendLayout, legendLayout } from './legend-layout.ts'

const layout = (count: number, over: Partial<Parameters<typeof legendLayout>[0]> = {}): LegendLayout =>
  legendLayout({ count, width: 1000, fontSize: 13, head: true, ...over })

describe('the legend in the plot (C9)', () => {
  test.each<[count: number, columns: number, rows: number, shown: number, more: number, height: number]>([
    [0, 1, 0, 0, 0, 26],
    [1, 1, 1, 1, 0, 46],
    [3, 1, 3, 3, 0, 86],
    [4, 2, 2, 4, 0, 66],
    [5, 2, 3, 5, 0, 86],
    [7, 2, 4, 7, 0, 106],
    [8, 2, 4, 8, 0, 106],
    [9, 2, 3, 6, 3, 86],
    [20, 2, 3, 6, 14, 86],
  ])('%i series: %i columns of %i rows, %i shown, %i more, %i px', (count, ...expected) => {
    const { columns, rows, shown, more, height } = layout(count)
    expect([columns, rows, shown, more, height]).toEqual(expected)
  })

  test('its first line may be higher, for controls; without it that has no effect', () => {
    expect(layout(1, { headHeight: 38 })).toMatchObject({ headHeight: 38, rowHeight: 20, height: 64 })
    expect(layout(1, { head: false, headHeight: 38 }).height).toBe(26)
  })

  test.each<[count: number, shown: number, more: number]>([
    [4, 4, 0],
    [5, 3, 2],
    [20, 3, 17],
  ])('in a narrow plot %i series are in one column: %i shown, %i more', (count, shown, more) => {
    expect(layout(count, { width: 380 })).toMatchObject({ columns: 1, rows: shown, shown, more })
  })

  test('in a narrow plot open, high and low of the first series take a second line', () => {
    expect(layout(2, { width: 380, bars: true })).toMatchObject({ twoLines: true, rows: 2, height: 86 })
    expect(layout(2, { width: 380 })).toMatchObject({ twoLines: false, height: 66 })
    expect(layout(2, { bars: true })).toMatchObject({ twoLines: false, height: 66 })
    expect(layout(0, { width: 380, bars: true })).toMatchObject({ twoLines: false, height: 26 })
  })

  test('without a first line rows begin at the top, and larger texts have higher rows', () => {
    expect(layout(2, { head: false })).toMatchObject({ rowHeight: 20, height: 46 })
    expect(layout(0, { head: false }).height).toBe(0)
    expect(layout(2, { fontSize: 20 })).toMatchObject({ rowHeight: 27, height: 87 })
  })
})
