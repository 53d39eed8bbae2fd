import { describe, expect, test } from 'vitest'
import type { CellPlace } from './cell-marks.ts'
import { type CellGrid, nextCell } from './cell-moves.ts'

const GRID: CellGrid = { rows: 100, columns: [0, 1, 2, 3], page: 10, rtl: false }
const at = (row: number, column: number): CellPlace => ({ row, column })
const press = (name: string) => {
  const parts = name.split('+')
  return { key: parts.at(-1) ?? '', ctrlKey: parts.includes('Ctrl'), metaKey: parts.includes('Meta') }
}

describe('T2 the keys of a grid (ARIA Authoring Practices: grid)', () => {
  test.each<[key: string, from: CellPlace, to: CellPlace | null, grid?: Partial<CellGrid>]>([
    ['ArrowDown', at(4, 1), at(5, 1)],
    ['ArrowUp', at(4, 1), at(3, 1)],
    ['ArrowLeft', at(4, 1), at(4, 0)],
    ['ArrowRight', at(4, 1), at(4, 2)],
    // they stop at the edges
    ['ArrowUp', at(0, 1), at(0, 1)],
    ['ArrowDown', at(99, 1), at(99, 1)],
    ['ArrowLeft', at(4, 0), at(4, 0)],
    ['ArrowRight', at(4, 3), at(4, 3)],
    ['Home', at(4, 2), at(4, 0)],
    ['End', at(4, 2), at(4, 3)],
    ['Ctrl+Home', at(4, 2), at(0, 0)],
    ['Ctrl+End', at(4, 2), at(99, 3)],
    ['Meta+ArrowDown', at(4, 2), at(99, 2)],
    ['Ctrl+ArrowUp', at(4, 2), at(0, 2)],
    ['Ctrl+ArrowRight', at(4, 1), at(4, 3)],
    ['Ctrl+ArrowLeft', at(4, 1), at(4, 0)],
    ['PageDown', at(4, 2), at(14, 2)],
    ['PageUp', at(4, 2), at(0, 2)],
    ['PageDown', at(95, 2), at(99, 2)],
    // in right-to-left text the next column is on the left
    ['ArrowLeft', at(4, 1), at(4, 2), { rtl: true }],
    ['ArrowRight', at(4, 1), at(4, 0), { rtl: true }],
    ['Ctrl+ArrowLeft', at(4, 1), at(4, 3), { rtl: true }],
    ['Home', at(4, 2), at(4, 0), { rtl: true }],
    // columns whose cells cannot be selected are skipped
    ['ArrowRight', at(4, 0), at(4, 3), { columns: [0, 3] }],
    ['Home', at(4, 3), at(4, 1), { columns: [1, 3] }],
    ['End', at(4, 0), at(4, 2), { columns: [0, 2] }],
    ['ArrowDown', at(4, 0), at(5, 1), { columns: [1, 3] }],
    // other keys are left to the page
    ['a', at(4, 1), null],
    ['Tab', at(4, 1), null],
    [' ', at(4, 1), null],
  ])('%s moves from %o to %o', (key, from, to, grid) => {
    expect(nextCell(press(key), from, { ...GRID, ...grid })).toEqual(to)
  })
})
