import { describe, expect, test } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import russian from '../../../labels/ru.json' with { type: 'json' }
import { labelLookup } from '../../foundation/labels/labels.ts'
import type { IndicatorInputs, IndicatorOutcome } from './compute-indicator.ts'
import { type IndicatorsEvent, type IndicatorsState, indicatorsReducer } from './indicators.reducer.ts'
import {
  indicatorAnnouncement,
  indicatorLineTitle,
  indicatorRefusal,
  indicatorsViewModel,
  indicatorTitle,
} from './indicators.view-model.ts'

const translation = { label: labelLookup(english), lang: 'en' }
const ALL: IndicatorInputs = { close: true, range: true, volume: true, masked: false }
const CLOSES: IndicatorInputs = { close: true, range: false, volume: false, masked: false }
const listAfter = (...events: IndicatorsEvent[]): IndicatorsState => events.reduce(indicatorsReducer, [])
const macd = listAfter({ type: 'added', id: 'macd' })

describe('C20: the menu of indicators', () => {
  test('offers only what the data allow, panes behind a line', () => {
    const { offers } = indicatorsViewModel([], CLOSES, translation)
    expect(offers.map(({ label, separatorBefore }) => [label, separatorBefore])).toEqual([
      ['Simple moving average (SMA)', false],
      ['Exponential moving average (EMA)', false],
      ['Weighted moving average (WMA)', false],
      ['Bollinger bands', false],
      ['Relative strength index (RSI)', true],
      ['Moving average convergence divergence (MACD)', false],
    ])
    expect(indicatorsViewModel([], ALL, translation).offers).toHaveLength(9)
  })

  test('volume that is on the chart cannot be added, with a reason', () => {
    const state = listAfter({ type: 'added', id: 'volume' })
    const volume = indicatorsViewModel(state, ALL, translation).offers.find(({ id }) => id === 'volume')
    expect(volume?.disabledReason).toBe('Already on the chart')
  })

  test('lists the active indicators with their parameters', () => {
    const state = listAfter({ type: 'added', id: 'bollinger' }, { type: 'added', id: 'volume' })
    const { rows, shown, most, full } = indicatorsViewModel(state, ALL, translation)
    expect(rows).toEqual([
      {
        key: 'bollinger-1',
        title: 'Bollinger (20, 2)',
        note: null,
        at: 1,
        isFirst: true,
        isLast: false,
        fields: [
          { id: 'period', label: 'Period', value: '20', error: null, decimals: 0 },
          { id: 'deviations', label: 'Deviations', value: '2', error: null, decimals: 2 },
        ],
      },
      {
        key: 'volume-2',
        title: 'Volume',
        note: null,
        at: 2,
        isFirst: false,
        isLast: true,
        fields: [],
      },
    ])
    expect([shown, most, full]).toEqual([2, 8, null])
  })

  test('at eight there is a message that one must be removed', () => {
    const state = listAfter(...Array.from({ length: 8 }, () => ({ type: 'added', id: 'sma' }) as const))
    expect(indicatorsViewModel(state, ALL, translation).full).toBe(
      'At most 8 indicators at once. Remove one to add another.',
    )
  })

  test('an indicator without data here stays on the list with a note', () => {
    const state = listAfter({ type: 'added', id: 'atr' })
    expect(indicatorsViewModel(state, CLOSES, translation).rows[0]?.note).toBe(
      'There is no data for it here.',
    )
  })

  test.each<[parameter: 'fast' | 'signal', text: string, lang: string, error: string]>([
    ['signal', '0', 'en', 'A whole number from 1 to 500'],
    ['signal', '', 'en', 'A whole number from 1 to 500'],
    ['fast', '30', 'en', 'Fast must be shorter than slow'],
    ['fast', '30', 'ru', 'Быстрый период должен быть короче медленного'],
  ])('a field has an error: %s of "%s" in %s', (parameter, text, lang, error) => {
    const state = indicatorsReducer(macd, { type: 'parameterTyped', key: 'macd-1', parameter, text })
    const label = labelLookup(lang === 'ru' ? russian : english)
    const field = indicatorsViewModel(state, ALL, { label, lang }).rows[0]?.fields.find(
      ({ id }) => id === parameter,
    )
    expect([field?.value, field?.error]).toEqual([text, error])
  })

  test('limits are written in the language’s own marks', () => {
    const bands = listAfter(
      { type: 'added', id: 'bollinger' },
      { type: 'parameterTyped', key: 'bollinger-1', parameter: 'deviations', text: '99' },
    )
    const viewModel = indicatorsViewModel(bands, ALL, { label: labelLookup(russian), lang: 'ru' })
    expect(viewModel.rows[0]?.fields[1]?.error).toBe('Число от 0,1 до 10')
  })
})

describe('titles', () => {
  test.each([
    ['sma', { period: 20 }, 'en', 'SMA (20)'],
    ['macd', { fast: 12, slow: 26, signal: 9 }, 'en', 'MACD (12, 26, 9)'],
    ['bollinger', { period: 20, deviations: 2.5 }, 'ru', 'Боллинджер (20; 2,5)'],
    ['volume', {}, 'en', 'Volume'],
    ['ichimoku', {}, 'en', ''],
  ])('%s with %o in %s: %s', (id, params, lang, title) => {
    const label = labelLookup(lang === 'ru' ? russian : english)
    expect(indicatorTitle(id, params, { label, lang })).toBe(title)
  })

  test('a line other than the main one has its own name after the title', () => {
    expect(indicatorLineTitle('SMA (20)', { labelKey: null }, translation.label)).toBe('SMA (20)')
    expect(indicatorLineTitle('MACD (12, 26, 9)', { labelKey: 'indicator_signal' }, translation.label)).toBe(
      'MACD (12, 26, 9): Signal',
    )
  })
})

test.each<[outcome: IndicatorOutcome, text: string | null]>([
  [{ kind: 'none', reason: 'tooFew', needed: 20, count: 9 }, 'It needs at least 20 values; there are 9.'],
  [{ kind: 'none', reason: 'missingInput' }, 'There is no data for it here.'],
  [{ kind: 'none', reason: 'unknown' }, 'There is no data for it here.'],
  [{ kind: 'none', reason: 'badParameter' }, 'A parameter is out of range.'],
  [{ kind: 'none', reason: 'masked' }, 'Values are for subscribers.'],
  [{ kind: 'lines', pane: { place: 'price' }, lines: [] }, null],
])('%o has the text: %s', (outcome, text) => {
  expect(indicatorRefusal(outcome, translation.label)).toBe(text)
})

describe('announcements', () => {
  const two = listAfter({ type: 'added', id: 'sma' }, { type: 'added', id: 'rsi' })
  const full = listAfter(...Array.from({ length: 8 }, () => ({ type: 'added', id: 'sma' }) as const))
  test.each<[before: IndicatorsState, event: IndicatorsEvent, text: string | null]>([
    [[], { type: 'added', id: 'sma' }, 'SMA (20) added, 1 of 8'],
    [full, { type: 'added', id: 'sma' }, 'At most 8 indicators at once. Remove one to add another.'],
    [two, { type: 'removed', key: 'rsi-2' }, 'RSI (14) removed'],
    [two, { type: 'moved', key: 'rsi-2', by: -1 }, 'RSI (14) moved to place 1 of 2'],
    [two, { type: 'moved', key: 'rsi-2', by: 1 }, null],
    [two, { type: 'parameterTyped', key: 'rsi-2', parameter: 'period', text: '7' }, null],
  ])('after %#: %o', (before, event, text) => {
    expect(indicatorAnnouncement(event, before, indicatorsReducer(before, event), translation)).toBe(text)
  })
})
