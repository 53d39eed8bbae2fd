import { describe, expect, test } from 'vitest'
import { keptDismissals, noticeId, type PanelNotice, shownNotices } from './panel-notice.ts'

const error: PanelNotice = { kind: 'error', text: 'Could not be loaded.' }
const period: PanelNotice = { kind: 'period', text: 'Other days are shown.' }
const limit: PanelNotice = { kind: 'limit', text: 'At most 10 years.' }
const data: PanelNotice = { kind: 'data', text: 'The latest data are of yesterday.' }
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
    ['those of a kind as they are given', [other, limit], [], [other, limit]],
    ['each once', [limit, limit], [], [limit]],
    ['without those put away', [limit, data], [limit], [data]],
    ['one put away takes no other of its kind with it', [limit, other], [limit], [other]],
  ])('%s', (_title, notices, away, expected) => {
    expect(shownNotices(notices, away.map(noticeId))).toEqual(expected)
  })
})

describe('what was put away', () => {
  test.each<[string, PanelNotice[], PanelNotice[], PanelNotice[]]>([
    ['stays put away as long as it is there', [limit, data], [limit], [limit]],
    ['is forgotten once it has gone', [data], [limit], []],
  ])('%s', (_title, notices, away, expected) => {
    expect(keptDismissals(notices, away.map(noticeId))).toEqual(expected.map(noticeId))
  })

  test('is the same list as long as nothing of it went', () => {
    const away = [noticeId(limit)]
    expect(keptDismissals([limit], away)).toBe(away)
  })
})
