import { describe, expect, test } from 'vitest'
import type { LabelOverlayState } from './label-overlay.reducer.ts'
import { toLabelOverlayViewModel } from './label-overlay.view-model.ts'

const LABELS = { copy: 'Copy', close: 'Close', empty: '' }
const STATE = { seen: ['copy', 'nobody_wrote_this', 'close'], filter: '', pointed: null, copied: null }
const viewModel = (more: Partial<LabelOverlayState> = {}, labels: object = LABELS) =>
  toLabelOverlayViewModel({ ...STATE, ...more } as LabelOverlayState, labels as typeof LABELS)
const keysOf = (more: Partial<LabelOverlayState>) => viewModel(more).rows.map(({ key }) => key)
const copied = (phase: 'copying' | 'copied' | 'failed') =>
  ({ copied: { text: 'close', phase, attempt: 2 } }) as Partial<LabelOverlayState>

describe("H10 the list of a page's keys", () => {
  test('has the keys without a text first, then the others by key, and counts them', () => {
    expect(viewModel()).toMatchObject({ total: 3, missing: 1 })
    expect(keysOf({})).toEqual(['nobody_wrote_this', 'close', 'copy'])
  })

  test.each([
    ['a part of a key', 'wrote', ['nobody_wrote_this']],
    ['a part of a text, whatever its case', 'COP', ['copy']],
    ['blanks around it count for nothing', '  clo ', ['close']],
    ['what nothing fits', 'zzz', []],
  ])('is filtered by %s', (_, filter, expected) => {
    expect(keysOf({ filter })).toEqual(expected)
    expect(viewModel({ filter }), 'the counts are those of the page').toMatchObject({ total: 3, missing: 1 })
  })

  test.each([
    ['an empty text is a text', 'empty', ''],
    ['a word of the prototype is no text', 'constructor', null],
    ['a text that is none is missing', 'odd', null],
  ])('%s', (_, key, text) => {
    const { rows } = viewModel({ seen: [key] }, { ...LABELS, odd: 7 })
    expect(rows).toEqual([{ key, text, phase: 'idle' }])
  })

  test('the text under the pointer has its keys and texts', () => {
    const pointed = {
      keys: ['copy', 'gone'],
      box: { left: 0, top: 0, width: 40, height: 20 },
    } as LabelOverlayState['pointed']
    expect(viewModel({ pointed }).pointed).toEqual([
      { key: 'copy', text: 'Copy', phase: 'idle' },
      { key: 'gone', text: null, phase: 'idle' },
    ])
    expect(viewModel().pointed).toBeNull()
  })

  test.each([
    ['nothing is announced while it is copied', 'copying', null],
    ['copied', 'copied', { key: 'label_overlay_copied', values: { key: 'close' }, attempt: 2 }],
    ['not copied', 'failed', { key: 'label_overlay_failed', values: { key: 'close' }, attempt: 2 }],
  ] as const)('%s', (_, phase, announcement) => {
    expect(viewModel(copied(phase)).announcement).toEqual(announcement)
    expect(viewModel(copied(phase)).rows.map(row => row.phase)).toEqual(['idle', phase, 'idle'])
  })
})
