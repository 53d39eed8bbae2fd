import { describe, expect, test } from 'vitest'
import { watchlist } from '../../testing/fixtures/watchlists.ts'
import {
  chosenLists,
  initialWatchlistPanel,
  isUntouched,
  listsToRemove,
  pageOf,
  type WatchlistPanelState,
  withoutRedundantTicks,
} from './watchlist-panel.state.ts'

const LISTS = [
  watchlist(1, 'Saved', { checked: true }),
  watchlist(2, 'Not saved'),
  watchlist(3, 'Closed', { checked: true, readonly: true }),
  watchlist(381, 'NSD', { checked: true }),
]
const state = (ticks: WatchlistPanelState['ticks'], listAccessRefused = false): WatchlistPanelState => ({
  ...initialWatchlistPanel(LISTS),
  ticks,
  listAccessRefused,
})
const ids = (lists: readonly { id: number }[]) => lists.map(list => list.id)

describe('the lists of step 2, and the lists to remove from (shared-blocks §4)', () => {
  test.each<[string, WatchlistPanelState, boolean, number[], number[]]>([
    ['no ticks changed', state({}), true, [1, 381], []],
    ['one more', state({ 2: true }), true, [1, 2, 381], []],
    ['one less', state({ 1: false }), true, [381], [1]],
    ['a tick on a read-only list is ignored', state({ 3: false }), true, [1, 381], []],
    ['381 without NSD access is unchanged', state({}), false, [1], []],
    ['381 without NSD access can be removed from', state({ 381: false }), false, [1], [381]],
    ['381 when the server denied the access', state({}, true), true, [1], []],
  ])('%s', (_sentence, now, hasListAccess, chosen, left) => {
    expect(ids(chosenLists(now, hasListAccess))).toEqual(chosen)
    expect(ids(listsToRemove(now))).toEqual(left)
  })

  test.each([
    ['a read-only list', watchlist(1, 'A', { readonly: true }), true, true],
    ['381 with NSD access', watchlist(381, 'NSD', { checked: true }), true, false],
    ['381 without it, the bond is on it', watchlist(381, 'NSD', { checked: true }), false, true],
    [
      '381 without it, the bond is not on it: adding is refused, not skipped',
      watchlist(381, 'NSD'),
      false,
      false,
    ],
    ['any other list', watchlist(1, 'A'), false, false],
  ])('%s is skipped by saving?', (_sentence, list, hasListAccess, isUnchanged) => {
    expect(isUntouched(list, hasListAccess)).toBe(isUnchanged)
  })

  test('ticks that equal the saved state, and ticks of unknown lists, are dropped', () => {
    expect(withoutRedundantTicks(state({ 1: true, 2: true, 381: false, 99: true })).ticks).toEqual({
      2: true,
      381: false,
    })
  })

  test.each([
    [1, 1],
    [6, 1],
    [7, 2],
    [13, 3],
    [99, 1],
  ])('list %i of thirteen is on page %i', (id, page) => {
    const many = Array.from({ length: 13 }, (_, at) => watchlist(at + 1, 'L'))
    expect(pageOf(many, id)).toBe(page)
  })
})
