import { expect, test } from 'vitest'
import { type FileDownload, type FileDownloadEvent, fileDownloadReducer } from './file-download.reducer.ts'

const IDLE: FileDownload = { kind: 'idle' }
const PENDING: FileDownload = { kind: 'pending' }
const FAILED: FileDownload = { kind: 'failed' }
const NO_DATA: FileDownload = { kind: 'refused', code: 'no_data_for_period' }

test.each<[string, FileDownload, FileDownloadEvent, FileDownload]>([
  ['is requested', IDLE, { type: 'requested' }, PENDING],
  ['is requested again after a failure', FAILED, { type: 'requested' }, PENDING],
  ['is saved', PENDING, { type: 'saved', name: 'a.xlsx' }, { kind: 'saved', name: 'a.xlsx' }],
  [
    'needs a session again',
    PENDING,
    { type: 'refused', code: 'need_auth' },
    { kind: 'locked', verdict: { kind: 'needAuth', code: 'need_auth' } },
  ],
  [
    'is no longer granted',
    PENDING,
    { type: 'refused', code: 'access_denied_auth' },
    { kind: 'locked', verdict: { kind: 'denied', code: 'access_denied_auth' } },
  ],
  ['is refused without data', PENDING, { type: 'refused', code: 'no_data_for_period' }, NO_DATA],
  [
    'is refused for too many points',
    PENDING,
    { type: 'refused', code: 'many_points' },
    { kind: 'refused', code: 'many_points' },
  ],
  ['is refused for another reason: a failure', PENDING, { type: 'refused', code: 'constructor' }, FAILED],
  ['fails', PENDING, { type: 'failed' }, FAILED],
  ['continues while other data is shown', PENDING, { type: 'dataChanged' }, PENDING],
  ['loses its error with other data', FAILED, { type: 'dataChanged' }, IDLE],
  ['loses its message with other data', NO_DATA, { type: 'dataChanged' }, IDLE],
])('bond-page §7, access rows 1, 2, 7 and 8: a file %s', (_sentence, before, event, after) => {
  expect(fileDownloadReducer(before, event)).toEqual(after)
})
