import { expect, test } from 'vitest'
import {
  REPORT_TABLE_START,
  type ReportTableEvent,
  type ReportTableState,
  reportTableReducer,
} from './report-table.model.ts'

const sorted = (order: 'asc' | 'desc' | null): ReportTableEvent => ({
  type: 'sorted',
  change: { field: 'p1', order },
})
const toggled = (id: string): ReportTableEvent => ({ type: 'subRowsToggled', id })

test.each<[sentence: string, events: ReportTableEvent[], sort: ReportTableState['sort'], unfolded: string[]]>(
  [
    ['at first the statement has its own order, and nothing is unfolded', [], null, []],
    ['a sort is kept', [sorted('asc')], { field: 'p1', order: 'asc' }, []],
    ['the order of the statement comes back', [sorted('desc'), sorted(null)], null, []],
    ['rows unfold one by one', [toggled('a'), toggled('b')], null, ['a', 'b']],
    ['and fold again', [toggled('a'), toggled('b'), toggled('a')], null, ['b']],
    ['a sort leaves them unfolded', [toggled('a'), sorted('asc')], { field: 'p1', order: 'asc' }, ['a']],
  ],
)('T7 %s', (_sentence, events, sort, unfolded) => {
  const state = events.reduce(reportTableReducer, REPORT_TABLE_START)
  expect(state.sort).toEqual(sort)
  expect([...state.unfolded]).toEqual(unfolded)
})
