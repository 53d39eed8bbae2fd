import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EXXON, EXXON_ROWS, MANY, manyRows } from '../../testing/fixtures/relations.ts'
import {
  graphOf,
  type NetworkDirection,
  type NetworkGraphRow,
  shareText,
} from './network-graph.view-model.ts'
import {
  type RelationRow,
  relationRows,
  relationsOf,
  rowStartingWith,
  type TreeAction,
  treeAction,
} from './relation-tree.view-model.ts'

const main = { id: 1, name: 'Alpha' }
const row = (issuerId: number, share: string | null = null, more: Partial<NetworkGraphRow> = {}) => ({
  issuerId,
  issuerName: `N${issuerId}`,
  relation: 'subsidiary',
  share,
  ...more,
})
const treeOf = (rows: readonly NetworkGraphRow[], direction: NetworkDirection = 'from') =>
  relationsOf(graphOf(rows, main, direction), direction, 'holder')
const rowsOf = (
  rows: readonly NetworkGraphRow[],
  open: readonly string[] = [],
  direction: NetworkDirection = 'from',
) => relationRows(treeOf(rows, direction), new Map(open.map(key => [key, true])))
/** A row as text: two spaces per level, + for closed and − for open. */
const read = (rows: readonly RelationRow[]) =>
  rows.map(({ level, expanded, name, ...more }) => {
    const sign = expanded === null ? ' ' : expanded ? '−' : '+'
    const repeated = more.type === 'company' && more.repeated ? ' (above)' : ''
    return `${'  '.repeat(level - 1)}${sign}${name}${repeated}`
  })

describe('N1: the graph as a tree of relations', () => {
  test('the main company, its relations with the largest share first, undisclosed shares last', () => {
    const rows = rowsOf([row(2), row(3, '9'), row(4, '50,5'), row(5, '9'), row(6, '0')])
    expect(
      rows.map(one => [
        one.name,
        one.type === 'company' && one.link ? shareText(one.link.share, 'en') : null,
      ]),
    ).toEqual([
      ['Alpha', null],
      ['N4', '50.5%'],
      ['N3', '9%'],
      ['N5', '9%'],
      ['N6', '0%'],
      ['N2', null],
    ])
  })

  test.each([
    ['holdings of the main company', 'from'],
    ['who holds the main company', 'to'],
  ] as const)('a row is about the related company: %s', (_sentence, direction) => {
    const [, related] = rowsOf([row(2, '5')], [], direction)
    expect(related).toMatchObject({ name: 'N2', relatedTo: 'Alpha', relation: 'subsidiary', level: 2 })
  })

  test('relations of relations are initially closed, and open below their company', () => {
    const rows = [row(2), row(3, null, { relatedTo: 2 }), row(4, null, { relatedTo: 3 }), row(5)]
    expect(read(rowsOf(rows))).toEqual(['−Alpha', '  +N2', '   N5'])
    expect(read(rowsOf(rows, ['0/0', '0/0/1']))).toEqual(['−Alpha', '  −N2', '    −N3', '       N4', '   N5'])
  })

  test('each row has its level, branch, position and set size', () => {
    const [, , third] = rowsOf([row(2), row(3), row(4)])
    expect(third).toMatchObject({ level: 2, parentKey: '0', position: 2, setSize: 3 })
  })

  test('relations are ordered by kind, and a company with many relations has a group per kind', () => {
    const few = [row(2), row(3, '60', { relation: 'affiliate' }), row(4, '50')]
    expect(read(rowsOf(few))).toEqual(['−Alpha', '   N3', '   N4', '   N2'])
    const exxon = relationRows(
      relationsOf(graphOf(EXXON_ROWS, EXXON), 'from', 'holder'),
      new Map([['0/kind:subsidiary', false]]),
    )
    expect(read(exxon).slice(0, 4)).toEqual([
      '−Exxon Mobil Corporation',
      '  +subsidiary',
      '  −equity affiliate',
      '     Al-Jubail Petrochemical Company',
    ])
    expect(exxon[1]).toMatchObject({
      type: 'group',
      count: 89,
      position: 1,
      setSize: 2,
    })
  })

  test('a company with several holders lists the other holders', () => {
    const rows = rowsOf([row(2), row(3), row(3, '40', { relatedTo: 2 })], ['0/1'])
    expect(read(rows)).toEqual(['−Alpha', '  +N2', '  −N3', '    +N2'])
    expect(rows[3]).toMatchObject({ relation: 'holder', relatedTo: 'N3' })
  })

  test('of other holders the one with the largest share is first', () => {
    const several = [
      row(2),
      row(3),
      row(4),
      row(5),
      row(5, '10', { relatedTo: 2 }),
      row(5, null, { relatedTo: 3 }),
      row(5, '40', { relatedTo: 4 }),
    ]
    expect(read(rowsOf(several, ['0/3']))).toEqual([
      '−Alpha',
      '  +N2',
      '  +N3',
      '  +N4',
      '  −N5',
      '    +N4',
      '    +N2',
      '    +N3',
    ])
  })

  test('each relation is to the company directly above', () => {
    const chain = [row(2), row(3, null, { relatedTo: 2 }), row(4, null, { relatedTo: 3 })]
    const rows = rowsOf(chain, ['0/0', '0/0/1'])
    expect(rows.map(one => (one.type === 'company' ? [one.name, one.relation, one.relatedTo] : []))).toEqual([
      ['Alpha', '', ''],
      ['N2', 'subsidiary', 'Alpha'],
      ['N3', 'subsidiary', 'N2'],
      ['N4', 'subsidiary', 'N3'],
    ])
  })

  test.each([
    ['ten relations of two kinds have none', 10, 2, false],
    ['eleven of two kinds have them', 11, 2, true],
    ['eleven of one kind have none', 11, 1, false],
  ])('groups: %s', (_sentence, count, kinds, grouped) => {
    const rows = rowsOf(
      Array.from({ length: count }, (_, at) =>
        row(at + 2, null, { relation: at % kinds ? 'affiliate' : 'subsidiary' }),
      ),
    )
    expect(rows.some(({ type }) => type === 'group')).toBe(grouped)
    expect(rows).toHaveLength(1 + count + (grouped ? kinds : 0))
  })

  test('the groups of a company are initially open only at the top', () => {
    const under = Array.from({ length: 11 }, (_, at) =>
      row(at + 3, null, { relatedTo: 2, relation: at % 2 ? 'affiliate' : 'subsidiary' }),
    )
    expect(read(rowsOf([row(2), ...under], ['0/0']))).toEqual([
      '−Alpha',
      '  −N2',
      '    +subsidiary',
      '    +affiliate',
    ])
  })

  test('a cycle ends at a company that is already above', () => {
    const circle = [
      row(2),
      row(3, null, { relatedTo: 2 }),
      { ...row(1, null, { relatedTo: 3 }), issuerName: 'Alpha' },
    ]
    const rows = rowsOf(circle, ['0/0', '0/0/1', '0/2', '0/2/1'])
    expect(read(rows)).toEqual([
      '−Alpha',
      '  −N2',
      '    −N3',
      '       Alpha (above)',
      '  −N3',
      '    −N2',
      '       Alpha (above)',
    ])
  })

  test('two that hold each other', () => {
    const rows = rowsOf([row(2), { ...row(1, null, { relatedTo: 2 }), issuerName: 'Alpha' }], ['0/0'])
    expect(read(rows)).toEqual(['−Alpha', '  −N2', '     Alpha (above)', '  +N2'])
  })

  test('companies without a link to the main one have a separate tree', () => {
    expect(read(rowsOf([row(2), row(4, null, { relatedTo: 3 })]))).toEqual([
      '−Alpha',
      '   N2',
      '−#3',
      '   N4',
    ])
    const tops = rowsOf([row(2), row(4, null, { relatedTo: 3 })]).filter(({ level }) => level === 1)
    expect(tops).toMatchObject([
      { type: 'company', position: 1, setSize: 2, relation: '', relatedTo: '', link: null, repeated: false },
      { type: 'company', position: 2, setSize: 2, relation: '', relatedTo: '', link: null, repeated: false },
    ])
  })

  test('with two thousand companies only open branches have rows', () => {
    const graph = graphOf(manyRows(2000), MANY)
    const rows = relationRows(relationsOf(graph, 'from', 'holder'), new Map([['0', false]]))
    expect(rows.map(({ name, expanded }) => [name, expanded])).toEqual([['Company 1', false]])
  })

  test('property: in any graph no branch contains a company twice', () => {
    const pair = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 8 }), pairs => {
        const tree = treeOf(pairs.map(([id, of]) => row(id, null, { relatedTo: of })))
        const branches = new Map<string, boolean>()
        let rows = relationRows(tree, branches)
        // opens everything, three levels deep
        for (let level = 0; level < 3; level++) {
          for (const { key, expanded } of rows) if (expanded === false) branches.set(key, true)
          rows = relationRows(tree, branches)
        }
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
        for (const one of rows) {
          const above: string[] = []
          for (let key = one.parentKey; key !== null; ) {
            const parent = rows.find(other => other.key === key)
            if (!parent) throw new Error(`no row ${key}`)
            above.push(parent.name)
            key = parent.parentKey
          }
          expect(above.includes(one.name)).toBe(one.type === 'company' && one.repeated)
          if (one.type === 'company' && one.repeated) expect(one.expanded).toBeNull()
        }
      }),
    )
  })
})

describe('X2: the keys of a treegrid', () => {
  // Alpha: N2 (closed), N3 (open): N4; N5
  const rows = rowsOf(
    [row(2), row(3), row(6, null, { relatedTo: 2 }), row(4, null, { relatedTo: 3 }), row(5)],
    ['0/1'],
  )
  const index = (name: string) => rows.findIndex(one => one.name === name)
  const at = (name: string): TreeAction => ({ type: 'focus', index: index(name) })
  test.each<[string, string, 'ltr' | 'rtl', string, TreeAction | null | { open: boolean }]>([
    ['down', 'ArrowDown', 'ltr', 'N2', at('N3')],
    ['down from the last row', 'ArrowDown', 'ltr', 'N5', null],
    ['up', 'ArrowUp', 'ltr', 'N4', at('N3')],
    ['up from the first row', 'ArrowUp', 'ltr', 'Alpha', null],
    ['Home', 'Home', 'ltr', 'N4', at('Alpha')],
    ['End', 'End', 'ltr', 'N2', at('N5')],
    ['right opens', 'ArrowRight', 'ltr', 'N2', { open: true }],
    ['right moves into an open branch', 'ArrowRight', 'ltr', 'N3', at('N4')],
    ['right on a company without relations', 'ArrowRight', 'ltr', 'N5', null],
    ['left closes', 'ArrowLeft', 'ltr', 'N3', { open: false }],
    ['left moves out of a branch', 'ArrowLeft', 'ltr', 'N4', at('N3')],
    ['left on a closed company moves out too', 'ArrowLeft', 'ltr', 'N2', at('Alpha')],
    ['from right to left, left opens', 'ArrowLeft', 'rtl', 'N2', { open: true }],
    ['right to left, right moves out', 'ArrowRight', 'rtl', 'N4', at('N3')],
    ['Enter opens', 'Enter', 'ltr', 'N2', { open: true }],
    ['Enter closes', 'Enter', 'ltr', 'N3', { open: false }],
    ['Enter on a company without relations', 'Enter', 'ltr', 'N4', null],
    ['another key', 'Tab', 'ltr', 'N4', null],
  ])('%s', (_sentence, key, direction, name, expected) => {
    const action = treeAction(key, rows, index(name), direction)
    if (expected === null) expect(action).toBeNull()
    else expect(action).toMatchObject(expected)
  })

  test.each([
    ['Home on the first row', 'Home', 0],
    ['End on the last one', 'End', rows.length - 1],
  ])('%s moves nothing', (_sentence, key, active) => {
    expect(treeAction(key, rows, active, 'ltr')).toBeNull()
  })

  test.each([
    ['ArrowRight', 'N2', true],
    ['ArrowLeft', 'N3', false],
    ['Enter', 'N3', false],
  ])('%s at %s is about that branch', (key, name, open) => {
    expect(treeAction(key, rows, index(name), 'ltr')).toEqual({
      type: 'toggle',
      row: rows[index(name)],
      open,
    })
  })

  test('Enter opens and closes a group', () => {
    const exxon = relationRows(relationsOf(graphOf(EXXON_ROWS, EXXON), 'from', 'holder'), new Map())
    expect(treeAction('Enter', exxon, 1, 'ltr')).toMatchObject({ type: 'toggle', open: false })
  })

  test('no rows, no keys', () => {
    expect(treeAction('End', [], 0, 'ltr')).toBeNull()
  })
})

describe('X2: type-ahead', () => {
  const rows = rowsOf(
    ['Beta', 'Gamma', 'beech', 'Berlin'].map((issuerName, at) => ({ ...row(at + 2), issuerName })),
  )
  test.each([
    ['the next one that begins so', 'b', 0, 1],
    ['the same letter again: the one after', 'b', 1, 3],
    ['typed twice quickly: the one after, too', 'bb', 1, 3],
    ['from the last one round to the first', 'b', 4, 1],
    ['more letters stay on a matching row', 'be', 1, 1],
    ['more letters', 'bee', 1, 3],
    ['capitals do not matter', 'BERL', 0, 4],
    ['none', 'x', 2, -1],
    ['the only one that begins so: itself again', 'g', 2, 2],
    ['more letters from the last one round to the first', 'alp', 4, 0],
    ['more letters that none begins with', 'bex', 1, -1],
  ])('%s', (_sentence, typed, active, expected) => {
    expect(rowStartingWith(typed, rows, active)).toBe(expected)
  })
})
