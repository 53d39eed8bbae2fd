import { describe, expect, test } from 'vitest'
import {
  answered,
  choose,
  found,
  indexes,
  loadingVenues,
  run,
  typed,
  VENUES,
  venuesAnswer,
  venuesReceived,
} from '../../testing/fixtures/compare-search-states.ts'
import { additionOf, type CompareSearchEvent, type CompareSearchState } from './compare-search.reducer.ts'

describe('G2 choosing (shared-blocks §4)', () => {
  test('an item without trading grounds is added at once, and the field is reset', () => {
    const state = indexes()
    expect(additionOf(state, choose(1))).toEqual({
      id: 22,
      venueId: null,
      kind: 'index',
      name: 'S&P 100',
      term: 'UST',
    })
    expect(run([choose(1)], state)).toMatchObject({ term: '', popup: 'closed', phase: { kind: 'empty' } })
  })

  test('an item with trading grounds loads them and is not added yet', () => {
    const state = loadingVenues()
    expect(additionOf(found(), choose(0))).toBeNull()
    expect(state).toMatchObject({
      term: 'UST 4% 2034',
      popup: 'closed',
      phase: { kind: 'loadingVenues', chosen: { id: 11, name: 'UST 4% 2034' } },
      request: {
        id: 2,
        payload: {
          kind: 'venues',
          query: { kind: 'bonds', id: 11, venueId: 4 },
        },
      },
    })
  })

  test('the first trading ground is selected', () => {
    expect(venuesReceived()).toMatchObject({
      request: null,
      phase: { kind: 'venues', venueId: 100, venues: VENUES },
    })
  })

  test('another offered trading ground can be chosen, an unknown one cannot', () => {
    const chosen = run([{ type: 'venueChosen', id: 4 }], venuesReceived())
    expect(chosen.phase).toMatchObject({ venueId: 4 })
    expect(run([{ type: 'venueChosen', id: 381 }], chosen)).toBe(chosen)
  })

  test('adding returns the item with its trading ground and resets the field', () => {
    const state = run([{ type: 'venueChosen', id: 4 }], venuesReceived())
    expect(additionOf(state, { type: 'added' })).toEqual({
      id: 11,
      venueId: 4,
      kind: 'bonds',
      name: 'UST 4% 2034',
      venueName: 'Estimation',
      term: 'UST',
    })
    expect(run([{ type: 'added' }], state)).toMatchObject({ term: '', phase: { kind: 'empty' } })
  })

  test('an empty answer sets the null-result flag (shared-blocks §8)', () => {
    expect(run([answered(2, venuesAnswer([]))], loadingVenues()).phase).toMatchObject({
      kind: 'noVenues',
      chosen: { id: 11 },
    })
  })

  test.each<[string, CompareSearchState, CompareSearchEvent]>([
    ['an index that does not exist', found(), choose(9)],
    ['a closed popup', run([{ type: 'dismissed' }], found()), choose(0)],
    ['nothing found yet', run([typed('UST')]), choose(0)],
    ['adding before the trading grounds are loaded', loadingVenues(), { type: 'added' }],
    ['adding without a choice', found(), { type: 'added' }],
    ['a trading ground without a choice', found(), { type: 'venueChosen', id: 100 }],
  ])('changes nothing: %s', (_sentence, state, event) => {
    expect(additionOf(state, event)).toBeNull()
    expect(run([event], state)).toBe(state)
  })

  test('typing after a choice searches again', () => {
    expect(run([typed('S&P')], venuesReceived())).toMatchObject({
      term: 'S&P',
      phase: { kind: 'waiting' },
    })
  })

  test('a late answer about trading grounds is ignored after typing', () => {
    const state = run([typed('S&P')], loadingVenues())
    expect(run([answered(2, venuesAnswer())], state)).toBe(state)
  })
})

describe('C13 refilling', () => {
  test('restores the text without searching or opening', () => {
    const state = run([{ type: 'focused' }, { type: 'refilled', text: 'Treas' }])
    expect(state).toMatchObject({
      term: 'Treas',
      popup: 'closed',
      phase: { kind: 'empty' },
      inside: { focus: true },
      request: null,
    })
  })

  test('the present text changes nothing', () => {
    const state = found()
    expect(run([{ type: 'refilled', text: 'UST' }], state)).toBe(state)
  })
})

describe('another trading ground on the chart', () => {
  test('open results are searched for again', () => {
    expect(run([{ type: 'venueChanged' }], found())).toMatchObject({
      popup: 'open',
      phase: { kind: 'waiting' },
    })
  })

  test('closed results are searched for when they are opened', () => {
    const closed = run([{ type: 'dismissed' }, { type: 'venueChanged' }], found())
    expect(closed.phase.kind).toBe('empty')
    expect(run([{ type: 'opened' }], closed).phase.kind).toBe('waiting')
  })

  test('a choice stays', () => {
    const state = venuesReceived()
    expect(run([{ type: 'venueChanged' }], state)).toBe(state)
  })
})
