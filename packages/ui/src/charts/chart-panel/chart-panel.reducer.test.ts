import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chartFonts } from '../plot/chart-text.ts'
import {
  type ChartPanelEvent,
  canSize,
  chartPanelReducer,
  INITIAL_PANEL,
  initialPanel,
  pulledRange,
  trendOfOption,
} from './chart-panel.reducer.ts'

describe('what a press does', () => {
  test.each<[sentence: string, before: object, event: ChartPanelEvent, after: object]>([
    ['C17: A+ adds a pixel', {}, { type: 'textSized', by: 1 }, { fontStep: 1 }],
    ['C17: A− makes texts a pixel smaller', { fontStep: 3 }, { type: 'textSized', by: -1 }, { fontStep: 2 }],
    [
      'C17: A− stops at 6 px for the smallest text',
      { fontStep: -6 },
      { type: 'textSized', by: -1 },
      { fontStep: -6 },
    ],
    [
      'C17: A+ stops at 40 px for the largest text',
      { fontStep: 27 },
      { type: 'textSized', by: 1 },
      { fontStep: 27 },
    ],
    ['C12: a trend is chosen', {}, { type: 'trendChosen', trend: 'linear' }, { trend: 'linear' }],
    ['C12: and removed', { trend: 'linear' }, { type: 'trendChosen', trend: null }, { trend: null }],
    ['C17: the logo is shown', {}, { type: 'logoChosen', on: true }, { logo: true }],
    ['C17: and hidden', { logo: true }, { type: 'logoChosen', on: false }, { logo: false }],
    [
      'C5: the range that the limit changed is remembered',
      {},
      { type: 'periodChosen', pulled: { from: '2005-01-01', to: '2015-01-01', moved: 'to' } },
      { pulled: { from: '2005-01-01', to: '2015-01-01', moved: 'to' } },
    ],
    [
      'C5: and forgotten with the next period',
      { pulled: { from: '2005-01-01', to: '2015-01-01', moved: 'to' } },
      { type: 'periodChosen', pulled: null },
      { pulled: null },
    ],
  ])('%s', (_sentence, before, event, after) => {
    expect(chartPanelReducer({ ...INITIAL_PANEL, ...before }, event)).toEqual({ ...INITIAL_PANEL, ...after })
  })

  test('C17: after any presses every text is between 6 and 40 px, and each press changes all texts by a pixel', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<1 | -1>(1, -1), { maxLength: 80 }), presses => {
        const step = presses.reduce(
          (state, by) => chartPanelReducer(state, { type: 'textSized', by }),
          INITIAL_PANEL,
        ).fontStep
        const { chart, legend } = chartFonts(step)
        expect(legend - chart).toBe(1)
        expect(chart).toBeGreaterThanOrEqual(6)
        expect(legend).toBeLessThanOrEqual(40)
      }),
    )
  })

  test('C17: the limits', () => {
    expect([canSize(-6, -1), canSize(-5, -1), canSize(27, 1), canSize(26, 1)]).toEqual([
      false,
      true,
      false,
      true,
    ])
  })
})

test.each([
  ['linear', 'linear'],
  ['not_selected', null],
  ['constructor', undefined],
])('C12: the option %s is the trend %s', (id, trend) => {
  expect(trendOfOption(id)).toBe(trend)
})

describe('the panel as it opens', () => {
  test.each([
    ['as it is', 4, 4],
    ['no smaller than the smallest', -99, -6],
    ['no larger than the largest', 99, 27],
    ['a whole pixel', 2.7, 2],
    ['NaN is ignored', Number.NaN, 0],
    ['infinity is ignored', Number.POSITIVE_INFINITY, 0],
  ])('text size: %s', (_sentence, fontStep, opened) => {
    expect(initialPanel({ fontStep })).toEqual({ ...INITIAL_PANEL, fontStep: opened })
  })

  test('keeps the other choices', () => {
    expect(initialPanel({ trend: 'exponential', logo: true })).toMatchObject({
      trend: 'exponential',
      logo: true,
    })
  })
})

describe('C5: the range that the limit changed', () => {
  const pulled = { from: '2005-01-01', to: '2015-01-01', moved: 'to' } as const
  test.each([
    ['while the page shows it', { kind: 'range', from: '2005-01-01', to: '2015-01-01' }, pulled, pulled],
    [
      'not once the page has another range',
      { kind: 'range', from: '2005-01-01', to: '2014-01-01' },
      pulled,
      null,
    ],
    ['not on a tab', { kind: 'tab', id: '3M' }, pulled, null],
    [
      'not if no end moved',
      { kind: 'range', from: '2005-01-01', to: '2015-01-01' },
      { ...pulled, moved: null },
      null,
    ],
    ['not before anything was pulled', { kind: 'range', from: '2005-01-01', to: '2015-01-01' }, null, null],
  ] as const)('%s', (_sentence, period, pulled, shown) => {
    expect(pulledRange({ pulled }, period)).toEqual(shown)
  })
})
