import { describe, expect, test } from 'vitest'
import { currentDismissals, noticeId, type PanelNotice, shownNotices } from './panel-notice.ts'

const error: PanelNotice = { kind: 'error', text: 'Could not be loaded.' }
const period: PanelNotice = { kind: 'period', text: 'Other days are shown.' }
const limit: PanelNotice = { kind: 'limit', text: 'At most 10 years.' }
const data: PanelNotice = { kind: 'data', text: 'The latest data is from yesterday.' }
const other: PanelNotice = { kind: 'limit', text: 'No trend.' }

describe('C5, C12, C15 which notices are shown', () => {
  test.each<[string, PanelNotice[], PanelNotice[], PanelNotice[]]>([
    ['none', [], [], []],
    [
      'by importance: error, period changed, limit reached, old data',
      [data, limit, period, error],
      [],
      [error, period, limit, data],
    ],
    ['those of one kind in the order of the list', [other, limit], [], [other, limit]],
    ['each once', [limit, limit], [], [limit]],
    ['without dismissed ones', [limit, data], [limit], [data]],
    ['dismissing one does not dismiss others of its kind', [limit, other], [limit], [other]],
  ])('%s', (_title, notices, away, expected) => {
    expect(shownNotices(notices, away.map(noticeId))).toEqual(expected)
  })
})

describe('dismissed notices', () => {
  test.each<[string, PanelNotice[], PanelNotice[], PanelNotice[]]>([
    ['stays dismissed while it exists', [limit, data], [limit], [limit]],
    ['is forgotten once it no longer exists', [data], [limit], []],
  ])('%s', (_title, notices, away, expected) => {
    expect(currentDismissals(notices, away.map(noticeId))).toEqual(expected.map(noticeId))
  })

  test('the list keeps its identity while none is removed', () => {
    const away = [noticeId(limit)]
    expect(currentDismissals([limit], away)).toBe(away)
  })
})
