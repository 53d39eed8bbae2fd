import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Loaded } from '../loaded/loaded.reducer.ts'
import {
  FIRST_CHOICE,
  type MultiplierCell,
  type MultiplierGroup,
  type MultipliersChoice,
  type MultipliersFacts,
} from './multipliers.reducer.ts'
import {
  hasMultipliers,
  MULTIPLIERS_LIMIT,
  multiplierMeta,
  toMultipliersViewModel,
} from './multipliers.view-model.ts'

const cell = (text: string, over: Partial<MultiplierCell> = {}): MultiplierCell => ({
  text,
  numeric: null,
  url: null,
  info: null,
  tooltip: null,
  tone: null,
  ...over,
})

/** A group; each row is a list of cell texts. */
const group = (name: string, ...rows: string[][]): MultiplierGroup => ({
  id: 1,
  name,
  columns: (rows[0] ?? []).map((_, at) => ({ id: `c${at}`, title: { text: `Column ${at}` } })),
  rows: rows.map((texts, index) => ({
    id: `row ${index}`,
    cells: Object.fromEntries(texts.map((text, at) => [`c${at}`, cell(text)])),
  })),
})
const one = group('Leverage', ['Debt / equity', '1.5'])
const facts = (over: Partial<MultipliersFacts>): Loaded<MultipliersFacts> => ({
  kind: 'ready',
  facts: { quarterly: [], annual: [], ...over },
  outdated: false,
})
const viewModelOf = (over: Partial<MultipliersFacts>, choice: Partial<MultipliersChoice> = {}) =>
  toMultipliersViewModel(facts(over), { ...FIRST_CHOICE, ...choice })

/** The only table of the view model. */
function tableOf(of: MultiplierGroup) {
  const drawn = viewModelOf({ annual: [of] })
  if (drawn.kind !== 'tables' || !drawn.tables[0]) throw new Error(drawn.kind)
  return drawn.tables[0]
}

/** The second cell in the first row of a group. */
function secondCell(of: MultiplierGroup) {
  const { columns, rows } = tableOf(of)
  const column = columns[1]
  if (!column || !('accessorFn' in column) || !rows[0]) throw new Error('it has two columns and a row')
  return column.accessorFn(rows[0], 0)
}

describe('R4 the block is hidden without rows, a tab without data is left out (shared-blocks §4)', () => {
  test.each<[string, Loaded<MultipliersFacts>, object]>([
    ['no period has groups', facts({}), { kind: 'hidden' }],
    ['groups without rows', facts({ quarterly: [group('Empty')] }), { kind: 'hidden' }],
    ['loading', { kind: 'loading' }, { kind: 'loading' }],
    ['a fault', { kind: 'failed' }, { kind: 'failed' }],
    [
      'a refusal',
      { kind: 'gate', verdict: { kind: 'needAuth', code: 'need_auth' } },
      { kind: 'gate', verdict: { code: 'need_auth' } },
    ],
    ['quarters alone', facts({ quarterly: [one] }), { periods: ['quarterly'], period: 'quarterly' }],
    ['years alone', facts({ annual: [one] }), { periods: ['annual'], period: 'annual' }],
    [
      'both, quarters first',
      facts({ quarterly: [one], annual: [one] }),
      { periods: ['quarterly', 'annual'], period: 'quarterly' },
    ],
  ])('%s', (_, loaded, expected) => {
    expect(toMultipliersViewModel(loaded, FIRST_CHOICE)).toMatchObject(expected)
  })

  test('a chosen period without data is replaced by the other', () => {
    expect(viewModelOf({ quarterly: [one] }, { period: 'annual' })).toMatchObject({ period: 'quarterly' })
  })

  test.each(['quarterly', 'annual'] as const)(
    'of two periods with data the chosen one is shown: %s',
    period => {
      expect(viewModelOf({ quarterly: [one], annual: [one] }, { period })).toMatchObject({ period })
    },
  )

  test('hidden rows do not count', () => {
    const hidden = { ...one, rows: one.rows.map(row => ({ ...row, hidden: true })) }
    expect(viewModelOf({ annual: [hidden] })).toEqual({ kind: 'hidden' })
  })

  test.each([
    [{ kind: 'hidden' } as const, false],
    [{ kind: 'loading' } as const, null],
    [{ kind: 'failed' } as const, null],
    [viewModelOf({ annual: [one] }), true],
  ])('whether there is data: %o is %s', (drawn, hasData) => {
    expect(hasMultipliers(drawn)).toBe(hasData)
  })
})

describe('R4 the first group is always shown, the rest after show more', () => {
  const groups = ['A', 'B', 'C'].map(name => group(name, ['P/E', '33.1']))
  test.each([
    [false, ['A']],
    [true, ['A', 'B', 'C']],
  ])('expanded %s: %s', (expanded, names) => {
    const drawn = viewModelOf({ annual: groups }, { expanded })
    if (drawn.kind !== 'tables') throw new Error(drawn.kind)
    expect(drawn.tables.map(({ name }) => name)).toEqual(names)
    expect(drawn.others).toBe(2)
  })

  test('the name of a group has no spaces around it', () => {
    expect(tableOf({ ...one, name: ' Leverage ' }).name).toBe('Leverage')
    expect(tableOf({ ...one, name: ' ' }).name).toBe('')
  })

  test('groups without rows are skipped', () => {
    expect(viewModelOf({ annual: [group('Empty'), one] })).toMatchObject({
      tables: [{ name: 'Leverage' }],
      others: 0,
    })
  })
})

describe('R4 a table has 1000 rows at most (shared-blocks §9)', () => {
  test.each([
    [999, null],
    [1000, null],
    [1001, { shown: 1000, total: 1001 }],
    [2000, { shown: 1000, total: 2000 }],
  ])('%i rows: the note says %o', (count, cut) => {
    const table = tableOf(group('Long', ...Array.from({ length: count }, (_, row) => [`Row ${row}`, '1'])))
    expect(table.cut).toEqual(cut)
    expect(table.rows).toHaveLength(Math.min(count, MULTIPLIERS_LIMIT))
  })
})

describe('R4 numbers of a group have the same decimals', () => {
  test('all columns of a group have the decimals of its longest number', () => {
    const { columns } = tableOf(group('G', ['P/E', '33.1', '7'], ['P/B', '5', '1.25']))
    expect(columns).toMatchObject([
      { id: 'c0', header: 'Column 0', meta: { kind: 'text' } },
      { meta: { kind: 'number', decimals: 2 } },
      { meta: { kind: 'number', decimals: 2 } },
    ])
  })

  test.each<[string, string[], object]>([
    ['numbers with a text are numeric', ['33.1', 'n/a'], { kind: 'number', decimals: 1 }],
    ['only text is text', ['high', 'low'], { kind: 'text', align: 'end' }],
    ['an empty column is numeric', ['', ''], { kind: 'number', decimals: 0 }],
    ['decimals above six are cut', ['0.3333333333', '1'], { kind: 'number', decimals: 6 }],
    ['blanks are no text', ['  ', ' '], { kind: 'number', decimals: 0 }],
    ['spaces around a number', [' 1.25 ', 'n/a'], { kind: 'number', decimals: 2 }],
    ['whole numbers are numeric', ['33', '7'], { kind: 'number', decimals: 0 }],
    ['a leading point is numeric', ['.25', 'n/a'], { kind: 'number', decimals: 2 }],
    ['a text that ends with a number is text', ['Q1', 'Q2'], { kind: 'text', align: 'end' }],
    ['a text that begins with a number is text', ['2x', '33.1 %'], { kind: 'text', align: 'end' }],
    ['a text has no decimals', ['1.5', 'approx. four'], { kind: 'number', decimals: 1 }],
    ['a minus and a leading point are numeric', ['-1.25', '.5'], { kind: 'number', decimals: 2 }],
  ])('%s', (_, texts, meta) => {
    const { columns } = tableOf(group('G', ...texts.map((text, row) => [`Row ${row}`, text])))
    expect(columns[1]?.meta).toMatchObject(meta)
  })

  test('a column without cells is numeric', () => {
    const { columns } = tableOf({
      ...one,
      columns: [...one.columns, { id: 'ghost', title: { text: 'Ghost' } }],
    })
    expect(columns[2]?.meta).toMatchObject({ kind: 'number', decimals: 1 })
  })

  test.each<[string, string | null, string | undefined]>([
    ['shown', 'Trailing twelve months', 'Trailing twelve months'],
    ['left out if it is blank', '', undefined],
    ['left out if there is none', null, undefined],
  ])('the explanation of a heading is %s', (_sentence, info, expected) => {
    const columns = one.columns.map(column => ({ ...column, title: { ...column.title, info } }))
    expect(tableOf({ ...one, columns }).columns.map(({ meta }) => meta?.info)).toEqual([expected, expected])
  })

  test('a cell keeps link, notes and tone, and sorts by its number', () => {
    const full = cell('33.1', {
      numeric: 33.1,
      info: 'Price / earnings',
      tooltip: 'TTM',
      tone: 'up',
      url: '/a/',
    })
    const row = { id: 'pe', cells: { c0: cell('P/E'), c1: full } }
    expect(secondCell({ ...group('G', ['P/E', '1']), rows: [row] })).toEqual({
      text: '33.1',
      sortValue: 33.1,
      info: 'Price / earnings',
      tooltip: 'TTM',
      tone: 'up',
      href: '/a/',
    })
  })

  test.each(['text-red', 'constructor', ''])('the class name “%s” from the server is no tone', tone => {
    const row = { id: 'pe', tone, cells: { c1: cell('1', { tone }) } }
    expect(secondCell({ ...group('G', ['P/E', '1']), rows: [row] })).toEqual({ text: '1', href: null })
    expect(multiplierMeta(row)).toBeUndefined()
  })

  test.each(['total', 'strong', 'muted', 'marked'] as const)(
    'a row with the tone “%s” gets the variant',
    tone => {
      expect(multiplierMeta({ id: 'pe', tone, cells: {} })).toEqual({ variant: tone })
    },
  )

  test('a missing cell is blank, whatever its column is called', () => {
    const columns = ['c0', 'constructor'].map(id => ({ id, title: { text: id } }))
    const row = { id: 'pe', cells: { c0: cell('P/E') } }
    expect(secondCell({ ...one, columns, rows: [row] })).toBeUndefined()
  })
})

test('for any facts: drawn rows are those received, in order, within the limit', () => {
  const word = fc.constantFrom('', '1', '2.50', '-3', 'n/a', '__proto__', '<b>1</b>')
  const rows = fc.array(fc.array(word, { minLength: 2, maxLength: 3 }), { maxLength: 4 })
  const groups = fc.array(
    rows.map(texts => group('Group', ...texts)),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(groups, groups, fc.boolean(), (quarterly, annual, expanded) => {
      const drawn = viewModelOf({ quarterly, annual }, { expanded })
      const period = quarterly.some(({ rows: all }) => all.length > 0) ? quarterly : annual
      const full = period.filter(({ rows: all }) => all.length > 0)
      expect(drawn.kind).toBe(full.length > 0 ? 'tables' : 'hidden')
      if (drawn.kind !== 'tables') return
      const shown = expanded ? full : full.slice(0, 1)
      expect(drawn.tables.map(table => table.rows.map(({ id }) => id))).toEqual(
        shown.map(({ rows: all }) => all.map(({ id }) => id)),
      )
      expect(drawn.others).toBe(full.length - 1)
      expect(new Set(drawn.tables.map(({ key }) => key)).size).toBe(drawn.tables.length)
    }),
  )
})
