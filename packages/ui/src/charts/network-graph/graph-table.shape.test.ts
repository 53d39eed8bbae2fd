import { describe, expect, test } from 'vitest'
import { EXXON, EXXON_ROWS } from '../../testing/fixtures/relations.ts'
import { FIRST_TABLE_ROWS } from '../time-chart/table-rows.ts'
import { graphTable } from './graph-table.shape.ts'
import { graphOf, shareText } from './network-graph.shape.ts'

const main = { id: 1, name: 'Alpha' }
const row = (issuerId: number, share: string | null, relatedTo = 1) => ({
  ...{ issuerId, issuerName: `N${issuerId}`, relation: 'subsidiary', share, relatedTo },
})

describe('N1: the graph as a table', () => {
  test('the largest share first, equal ones in their order, what is not disclosed last', () => {
    const { rows } = graphTable(
      graphOf([row(2, null), row(3, '9'), row(4, '50,5'), row(5, '9'), row(6, '0')], main),
      'from',
    )
    expect(rows.map(({ name, link }) => [name, shareText(link.share, 'eng')])).toEqual([
      ['N4', '50.5%'],
      ['N3', '9%'],
      ['N5', '9%'],
      ['N6', '0%'],
      ['N2', null],
    ])
  })

  test.each([
    ['what the main company holds', 'from'],
    ['who holds the main company', 'to'],
  ] as const)('a row is about the related company: %s', (_sentence, direction) => {
    const { rows, hasOf } = graphTable(graphOf([row(2, '5')], main, direction), direction)
    expect([rows[0]?.name, rows[0]?.of, hasOf]).toEqual(['N2', 'Alpha', false])
  })

  test('says to whom, where that is not always the main company', () => {
    const { rows, hasOf } = graphTable(graphOf([row(2, '5'), row(3, '4', 2)], main), 'from')
    expect([rows[1]?.of, hasOf]).toEqual(['N2', true])
  })

  test('begins with a hundred rows', () => {
    const graph = graphOf(EXXON_ROWS, EXXON)
    const { rows, total } = graphTable(graph, 'from', FIRST_TABLE_ROWS)
    expect([rows.length, total]).toEqual([100, 115])
  })
})
