import { describe, expect, test } from 'vitest'
import { type ListDownloadEvent, listDownloadReducer, listFileName } from './list-download.reducer.ts'

describe('access row 8 the download of the list', () => {
  test.each<[string, ListDownloadEvent, object]>([
    ['is requested', { type: 'requested' }, { kind: 'pending' }],
    ['is saved', { type: 'saved', fileName: 'a.xlsx' }, { kind: 'saved', fileName: 'a.xlsx' }],
    [
      'needs a session again',
      { type: 'refused', code: 'need_auth' },
      { kind: 'refused', verdict: { kind: 'needAuth', code: 'need_auth' } },
    ],
    [
      'is no longer granted',
      { type: 'refused', code: 'access_denied_auth' },
      { kind: 'refused', verdict: { kind: 'denied', code: 'access_denied_auth' } },
    ],
    [
      'is refused for another reason: a failure',
      { type: 'refused', code: 'many_points' },
      { kind: 'failed' },
    ],
    ['failed', { type: 'failed' }, { kind: 'failed' }],
  ])('%s', (_sentence, event, state) => {
    expect(listDownloadReducer({ kind: 'idle' }, event)).toEqual(state)
  })

  test.each([
    ['the server’s', 'similar.xlsx', 'similar.xlsx'],
    ['a default', '', 'similar-206.xlsx'],
  ])('its file has %s name', (_whose, fileName, name) => {
    expect(listFileName({ fileName }, 206)).toBe(name)
  })
})
