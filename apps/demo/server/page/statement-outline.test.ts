import { describe, expect, test } from 'vitest'
import { outlined } from './statement-outline.ts'

const rows = (...ids: string[]) => ids.map(id => ({ id }))
const shape = (ids: string[], statement: Parameters<typeof outlined>[1]) =>
  outlined(rows(...ids), statement).map(({ id, below }) => [id, below.map(row => row.id)])

describe('nested rows of a statement (shared-blocks §3 sub_rows)', () => {
  test('lines are below their total, wherever the filing places them', () => {
    expect(shape(['AssetsCurrent', 'InventoryNet', 'Assets', 'OtherAssetsCurrent'], 'balance_sheet')).toEqual(
      [
        ['AssetsCurrent', ['InventoryNet', 'OtherAssetsCurrent']],
        ['Assets', []],
      ],
    )
  })

  test('a line without a reported total is at the top level', () => {
    expect(shape(['Assets', 'InventoryNet'], 'balance_sheet')).toEqual([
      ['Assets', []],
      ['InventoryNet', []],
    ])
  })

  test('a line with two possible totals is nested once, below the first reported one', () => {
    const admin = 'SellingGeneralAndAdministrativeExpense'
    expect(shape(['CostsAndExpenses', admin], 'profit_and_loss')).toEqual([['CostsAndExpenses', [admin]]])
    expect(shape(['CostsAndExpenses', 'OperatingExpenses', admin], 'profit_and_loss')).toEqual([
      ['CostsAndExpenses', []],
      ['OperatingExpenses', [admin]],
    ])
  })
})
