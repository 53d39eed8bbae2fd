import type { TradingRow } from '@accrue/api-client'
import type { ComparedItem } from '@accrue/ui/charts'
import type { Session } from '@accrue/ui/foundation'
import { SESSIONS } from '@accrue/ui/testing'
import { describe, expect, test } from 'vitest'
import { ENTITY_LINKS } from '../../entity-links.ts'
import { figure, tradingRow } from '../../testing/facts.ts'
import { linesOf } from './lines.map.ts'

const label = (key: string) => `<${key}>`
const day = '2024-08-22' as const
const item = (of: Partial<ComparedItem>): ComparedItem => ({
  model: 'bonds',
  id: 2,
  tradingGroundId: 381,
  name: 'Other',
  key: 'other',
  style: 3,
  ...of,
})
const own = tradingRow({ day, indicativePrice: figure('101.5') })
const other = tradingRow({ day, itemId: 2, tradingGroundId: 381, indicativePrice: figure('99.25') })
const lines = (items: ComparedItem[], others: [string, TradingRow[]][], session: Session = SESSIONS.desk) =>
  linesOf({
    rows: { kind: 'rows', dropped: 0, rows: [own], others: new Map(others) },
    type: 'price',
    items,
    name: 'Main',
    session,
    label,
    links: ENTITY_LINKS,
  })

describe('C9 the lines of the chart', () => {
  test('each has its look, its link and its ground', () => {
    const [main, compared] = lines([item({ tradingGroundName: 'NSD' })], [['other', [other]]])
    expect(main).toMatchObject({ id: 'main', name: 'Main', points: [{ day, value: 101.5 }] })
    expect(compared).toMatchObject({
      id: 'other',
      name: 'Other, NSD',
      href: '/bonds/2/',
      style: 3,
      unit: '<unit_percent>',
      points: [{ day, value: 99.25 }],
    })
  })

  test('the level of an index has no unit, and leads to the index', () => {
    const level = tradingRow({
      day,
      model: 'index',
      itemId: 14,
      tradingGroundId: null,
      indicativePrice: figure('5500'),
    })
    const [, compared] = lines([item({ model: 'index', id: 14, key: 'sp' })], [['sp', [level]]])
    expect(compared).toMatchObject({ href: '/indexes/14/', unit: '' })
  })

  test('an item that was removed meanwhile draws nothing', () => {
    expect(lines([], [['other', [other]]]).map(({ id }) => id)).toEqual(['main'])
    expect(lines([item({})], [])).toHaveLength(1)
  })

  test('readings #13: only the line on ground 381 is withheld, even if a server sent its values', () => {
    const series = lines([item({})], [['other', [other]]], SESSIONS.pro)
    expect(series.map(({ masked }) => masked)).toEqual([false, true])
    expect(series[1]?.points).toEqual([{ day, value: null }])
    expect(series.map(({ note }) => note)).toEqual([undefined, '<chart_value_hidden>'])
  })

  test('a line without g-spreads is drawn by its t-spreads (bond-page §5)', () => {
    const rows = [tradingRow({ day, itemId: 2, tSpread: figure('12.5') })]
    const [, compared] = linesOf({
      rows: { kind: 'rows', dropped: 0, rows: [own], others: new Map([['other', rows]]) },
      type: 'gspread',
      items: [item({})],
      name: 'Main',
      session: SESSIONS.desk,
      label,
      links: ENTITY_LINKS,
    })
    expect(compared?.points).toEqual([{ day, value: 12.5 }])
  })
})
