import { describe, expect, test } from 'vitest'
import { type ArchiveExcel, type ArchiveExcelEvent, archiveExcelReducer } from './archive-excel.reducer.ts'

const IDLE: ArchiveExcel = { kind: 'idle' }
const MANY: ArchiveExcel = { kind: 'manyPoints' }

describe('C21 rule 5: the export is refused above 2500 points (bond-page §5, readings #18)', () => {
  test.each<[string, ArchiveExcel, ArchiveExcelEvent, ArchiveExcel]>([
    ['2,500 points are requested', IDLE, { type: 'submitted', points: 2500 }, { kind: 'pending' }],
    ['2,501 are refused', IDLE, { type: 'submitted', points: 2501 }, MANY],
    ['… and stay refused for as many rows', MANY, { type: 'rowsChanged', points: 2501 }, MANY],
    ['2,500 clear it without another press', MANY, { type: 'rowsChanged', points: 2500 }, IDLE],
    ['without a press there is no message', IDLE, { type: 'rowsChanged', points: 9999 }, IDLE],
    ['the server can count differently', { kind: 'pending' }, { type: 'refused', code: 'many_points' }, MANY],
  ])('%s', (_sentence, before, event, after) => {
    expect(archiveExcelReducer(before, event)).toEqual(after)
  })
})

describe('other outcomes', () => {
  const pending: ArchiveExcel = { kind: 'pending' }
  test.each<[string, ArchiveExcelEvent, ArchiveExcel]>([
    ['a file', { type: 'saved' }, IDLE],
    ['a network error', { type: 'failed' }, { kind: 'failed' }],
    [
      'an ended session',
      { type: 'refused', code: 'need_auth' },
      { kind: 'locked', verdict: { kind: 'needAuth', code: 'need_auth' } },
    ],
    [
      'withdrawn access',
      { type: 'refused', code: 'access_denied_auth' },
      { kind: 'locked', verdict: { kind: 'denied', code: 'access_denied_auth' } },
    ],
    [
      'a period without data',
      { type: 'refused', code: 'no_data_for_period' },
      { kind: 'refused', code: 'no_data_for_period' },
    ],
    ['any other refusal is a failure', { type: 'refused', code: 'constructor' }, { kind: 'failed' }],
    ['other rows during the request change nothing', { type: 'rowsChanged', points: 1 }, pending],
  ])('%s', (_sentence, event, after) => {
    expect(archiveExcelReducer(pending, event)).toEqual(after)
  })

  test.each<ArchiveExcel>([{ kind: 'failed' }, { kind: 'refused', code: 'no_data_for_period' }])(
    'a message goes with its rows: $kind',
    state => {
      expect(archiveExcelReducer(state, { type: 'rowsChanged', points: 3 })).toEqual(IDLE)
    },
  )
})
