import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Day } from '../../foundation/calendar/day.ts'
import type { Loaded } from '../loaded/loaded.reducer.ts'
import { type Indicator, type IndicatorListState, initialIndicators } from './indicators.reducer.ts'
import {
  hasIndicators,
  INDICATORS_LIMIT,
  INDICATORS_PAGE,
  type IndicatorListViewModel,
  type IndicatorsInput,
  type IndicatorValue,
  indicatorValue,
  toIndicatorsViewModel,
} from './indicators.view-model.ts'

const JULY = '2025-07-11' as Day
const JUNE = '2025-06-30' as Day
const indicator = (id: number, over: Partial<Indicator> = {}): Indicator => ({
  id,
  name: `Indicator ${id}`,
  value: '1.5',
  day: JULY,
  url: null,
  requestId: null,
  illustrative: false,
  ...over,
})
const many = (count: number) => Array.from({ length: count }, (_, index) => indicator(index + 1))

const state = (facts: readonly Indicator[], over: Partial<IndicatorListState> = {}): IndicatorListState => {
  const first = initialIndicators({ subject: '1 for 7', query: { issuerId: 1 } })
  return { ...first, list: { ...first.list, loaded: { kind: 'ready', facts, outdated: false } }, ...over }
}
const draw = (of: IndicatorListState, over: Partial<IndicatorsInput> = {}): IndicatorListViewModel =>
  toIndicatorsViewModel({
    state: of,
    canDelete: true,
    pageSize: INDICATORS_PAGE,
    limit: INDICATORS_LIMIT,
    ...over,
  })
function rows(drawn: IndicatorListViewModel) {
  if (drawn.kind !== 'rows') throw new Error(drawn.kind)
  return drawn
}
const namesOf = (drawn: IndicatorListViewModel) =>
  rows(drawn).rows.map(({ name }) => Number(name.split(' ')[1]))

describe('R8 six on a page, thirty in the table (shared-blocks §9)', () => {
  test.each<[string, number, number, number[], number, object | null]>([
    ['one page', 6, 1, [1, 2, 3, 4, 5, 6], 1, null],
    ['the second page', 8, 2, [7, 8], 2, null],
    ['a page after the last one is the last one', 8, 5, [7, 8], 2, null],
    ['page 0 is the first one', 8, 0, [1, 2, 3, 4, 5, 6], 1, null],
    ['NaN is the first page', 3, Number.NaN, [1, 2, 3], 1, null],
    ['thirty are five pages', 30, 5, [25, 26, 27, 28, 29, 30], 5, null],
    ['more are cut', 31, 6, [25, 26, 27, 28, 29, 30], 5, { shown: 30, total: 31 }],
    ['far more are cut', 200, 1, [1, 2, 3, 4, 5, 6], 1, { shown: 30, total: 200 }],
  ])('%s', (_, count, page, names, drawnPage, cut) => {
    const drawn = rows(draw(state(many(count), { page })))
    expect(namesOf(drawn)).toEqual(names)
    expect([drawn.page, drawn.total, drawn.cut]).toEqual([drawnPage, Math.min(count, 30), cut])
  })

  test.each<[string, Partial<IndicatorsInput>, number]>([
    ['custom sizes', { pageSize: 2, limit: 3 }, 2],
    ['a page size of 0 is six', { pageSize: 0 }, 6],
    ['a page size that is no number is six', { pageSize: Number.NaN }, 6],
    ['a limit of 0 is thirty', { limit: 0 }, 6],
  ])('%s', (_, over, count) => {
    expect(rows(draw(state(many(40)), over)).rows).toHaveLength(count)
  })

  test('after the last row of the last page the previous page is shown', () => {
    const facts = [...many(6), indicator(7, { requestId: 107 })]
    expect(namesOf(draw(state(facts, { page: 2 })))).toEqual([7])
    const after = rows(draw(state(facts, { page: 2, deleted: [107] })))
    expect([after.page, after.total]).toEqual([1, 6])
    expect(namesOf(after)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('in a cut list the next one moves up', () => {
    const facts = [indicator(0, { requestId: 100 }), ...many(30)]
    expect(namesOf(draw(state(facts, { page: 5 })))).toEqual([24, 25, 26, 27, 28, 29])
    expect(namesOf(draw(state(facts, { page: 5, deleted: [100] })))).toEqual([25, 26, 27, 28, 29, 30])
  })
})

describe('R8 the delete control is there for user ids above 0 only (shared-blocks §6)', () => {
  const facts = [indicator(1, { requestId: 101 }), indicator(2)]

  test('a signed-in user: on their own requests', () => {
    const drawn = rows(draw(state(facts)))
    expect(drawn.withActions).toBe(true)
    expect(drawn.rows.map(({ own }) => own)).toEqual([{ requestId: 101, deleting: false }, null])
  })

  test('no user signed in: on none, even if requests were sent', () => {
    const failure = { requestId: 101, name: 'Indicator 1', why: 'fault' as const }
    const drawn = rows(draw(state(facts, { confirming: 101, failures: [failure] }), { canDelete: false }))
    expect(drawn.withActions).toBe(false)
    expect(drawn.rows.map(({ own }) => own)).toEqual([null, null])
    expect([drawn.confirming, drawn.failures]).toEqual([null, []])
  })

  test('a row with a pending deletion is marked', () => {
    const pending = { deletions: [{ id: 1, requestId: 101, name: 'Indicator 1' }] }
    expect(rows(draw(state(facts, pending))).rows[0]?.own).toEqual({ requestId: 101, deleting: true })
  })

  test('the dialog names the indicator, and closes when it is deleted', () => {
    expect(rows(draw(state(facts, { confirming: 101 }))).confirming).toEqual({
      requestId: 101,
      name: 'Indicator 1',
    })
    expect(rows(draw(state(facts, { confirming: 101, deleted: [101] }))).confirming).toBeNull()
  })
})

describe('R8 what all rows have in common is shown once', () => {
  test.each<[string, Indicator[], object]>([
    ['all of one day', [indicator(1), indicator(2)], { day: JULY, withDays: false }],
    ['of several days', [indicator(1), indicator(2, { day: JUNE })], { day: null, withDays: true }],
    ['one without a day', [indicator(1), indicator(2, { day: null })], { day: null, withDays: true }],
    ['none with a day', [indicator(1, { day: null })], { day: null, withDays: false }],
    ['all made up', [indicator(1, { illustrative: true })], { illustrative: true }],
    ['some made up', [indicator(1, { illustrative: true }), indicator(2)], { illustrative: false }],
  ])('%s', (_, facts, expected) => {
    expect(draw(state(facts))).toMatchObject(expected)
  })

  test('some made up: those rows are marked', () => {
    const drawn = rows(draw(state([indicator(1, { illustrative: true }), indicator(2)])))
    expect(drawn.rows.map(({ illustrative }) => illustrative)).toEqual([true, false])
  })
})

describe('R8 values', () => {
  test.each<[string | null, IndicatorValue]>([
    ['3.90', { kind: 'number', value: '3.90', decimals: 2 }],
    ['-12', { kind: 'number', value: '-12', decimals: 0 }],
    ['  7 ', { kind: 'number', value: '7', decimals: 0 }],
    ['<b>3.9</b>', { kind: 'text', text: '<b>3.9</b>' }],
    ['3–4', { kind: 'text', text: '3–4' }],
    ['1e5', { kind: 'text', text: '1e5' }],
    ['', { kind: 'none' }],
    ['   ', { kind: 'none' }],
    [null, { kind: 'none' }],
  ])('%j is %o', (value, expected) => {
    expect(indicatorValue(value)).toEqual(expected)
  })

  test.each([
    ['/indexes/10/', '/indexes/10/'],
    ['javascript:alert(1)', null],
    ['//evil.test', null],
  ])('the address %s leads to %s', (url, href) => {
    expect(rows(draw(state([indicator(1, { url })]))).rows[0]?.href).toBe(href)
  })
})

test.each<[Loaded<readonly Indicator[]>, string, boolean | null]>([
  [{ kind: 'ready', facts: [], outdated: false }, 'empty', false],
  [{ kind: 'loading' }, 'loading', null],
  [{ kind: 'failed' }, 'failed', null],
  [{ kind: 'gate', verdict: { kind: 'needAuth', code: 'need_auth' } }, 'gate', true],
  [{ kind: 'ready', facts: [indicator(1)], outdated: true }, 'rows', true],
])('%o is drawn as %s', (loaded, kind, hasData) => {
  const first = state([])
  const drawn = draw({ ...first, list: { ...first.list, loaded } })
  expect(drawn.kind).toBe(kind)
  expect(hasIndicators(drawn)).toBe(hasData)
})

test('the last request deleted leaves an empty list', () => {
  expect(draw(state([indicator(1, { requestId: 101 })], { deleted: [101] })).kind).toBe('empty')
})

test('for any list: all pages but the last are full, keys are unique, no deleted row is drawn', () => {
  const one = fc.record({
    id: fc.option(fc.integer({ min: 1, max: 4 })),
    name: fc.constantFrom('A', 'B', '__proto__', '{{missing}}'),
    value: fc.constantFrom(null, '1.5', 'text'),
    day: fc.constantFrom(null, JULY, JUNE),
    url: fc.constant(null),
    requestId: fc.option(fc.integer({ min: 101, max: 104 })),
    illustrative: fc.boolean(),
  })
  const deleted = fc.subarray([101, 102, 103, 104])
  const sizes = fc.integer({ min: 1, max: 9 })
  fc.assert(
    fc.property(
      fc.array(one, { maxLength: 40 }),
      deleted,
      fc.integer(),
      sizes,
      (facts, gone, page, pageSize) => {
        const drawn = draw(state(facts, { deleted: gone, page }), { pageSize })
        const left = facts.filter(({ requestId }) => requestId === null || !gone.includes(requestId))
        expect(drawn.kind).toBe(left.length > 0 ? 'rows' : 'empty')
        if (drawn.kind !== 'rows') return
        const inTable = Math.min(left.length, INDICATORS_LIMIT)
        const isLast = drawn.page === Math.ceil(inTable / pageSize)
        expect(drawn.rows.length).toBe(isLast ? inTable - (drawn.page - 1) * pageSize : pageSize)
        expect(drawn.rows.length).toBeGreaterThan(0)
        expect(new Set(drawn.rows.map(({ key }) => key)).size).toBe(drawn.rows.length)
        for (const { own } of drawn.rows) expect(gone).not.toContain(own?.requestId)
      },
    ),
  )
})
