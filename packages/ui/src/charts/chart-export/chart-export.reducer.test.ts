import { expect, test } from 'vitest'
import {
  CHART_EXPORT_START,
  type ChartExportEvent,
  chartExportReducer,
  type ExportState,
} from './chart-export.reducer.ts'

const busy: ExportState = { phase: 'busy', id: 3, kind: 'png' }
const done: ExportState = { phase: 'done', id: 3, kind: 'png' }
const failed: ExportState = { phase: 'failed', id: 3, kind: 'png' }
const idle: ExportState = { phase: 'idle', id: 3 }

test.each<[string, ExportState, ChartExportEvent, ExportState]>([
  [
    'the first attempt',
    CHART_EXPORT_START,
    { type: 'started', kind: 'pdf' },
    { phase: 'busy', id: 1, kind: 'pdf' },
  ],
  ['one picture at a time', busy, { type: 'started', kind: 'pdf' }, busy],
  ['success', busy, { type: 'done', id: 3 }, done],
  ['failure', busy, { type: 'failed', id: 3 }, failed],
  ['success of an older attempt', busy, { type: 'done', id: 2 }, busy],
  ['failure of an older attempt', busy, { type: 'failed', id: 2 }, busy],
  ['an answer that nobody waits for', idle, { type: 'done', id: 3 }, idle],
  ['success is hidden', done, { type: 'hidden', id: 3 }, idle],
  ['failure is not hidden', failed, { type: 'hidden', id: 3 }, failed],
  ['success of an older attempt is hidden', done, { type: 'hidden', id: 2 }, done],
  ['failure is dismissed', failed, { type: 'dismissed' }, idle],
  ['a running export cannot be dismissed', busy, { type: 'dismissed' }, busy],
  ['another attempt', failed, { type: 'started', kind: 'png' }, { phase: 'busy', id: 4, kind: 'png' }],
])('C16 %s', (_, state, event, expected) => {
  expect(chartExportReducer(state, event)).toEqual(expected)
})
