import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '../../foundation/calendar/day.ts'
import { areParams, INDICATORS, indicatorSpec, type ParameterId } from './indicator-registry.ts'
import {
  historyRange,
  type IndicatorsEvent,
  type IndicatorsState,
  indicatorRefusalOf,
  indicatorsReducer,
  MAX_INDICATORS,
  parameterFault,
  parameterText,
  parseIndicatorList,
  parseIndicators,
  writeIndicatorList,
  writeIndicators,
} from './indicators.reducer.ts'

const listAfter = (...events: IndicatorsEvent[]): IndicatorsState => events.reduce(indicatorsReducer, [])
const add = (id: (typeof INDICATORS)[number]['id']): IndicatorsEvent => ({ type: 'added', id })
const type = (key: string, parameter: ParameterId, text: string): IndicatorsEvent => ({
  type: 'parameterTyped',
  key,
  parameter,
  text,
})
const step = (key: string, parameter: ParameterId, by: -1 | 1): IndicatorsEvent => ({
  type: 'parameterStepped',
  key,
  parameter,
  by,
})
const keys = (state: IndicatorsState) => state.map(({ key }) => key).join(' ')
const times = (count: number, event: IndicatorsEvent) => Array.from({ length: count }, () => event)

describe('C20: the list of indicators', () => {
  test.each<[sentence: string, events: IndicatorsEvent[], keys: string]>([
    ['is empty at first', [], ''],
    ['adds indicators in order', [add('sma'), add('rsi')], 'sma-1 rsi-2'],
    ['adds one twice, for two periods', [add('sma'), add('sma')], 'sma-1 sma-2'],
    ['adds volume once: a second one would be the same', [add('volume'), add('volume')], 'volume-1'],
    ['stops at eight', times(12, add('sma')), 'sma-1 sma-2 sma-3 sma-4 sma-5 sma-6 sma-7 sma-8'],
    ['lets go', [add('sma'), add('rsi'), { type: 'removed', key: 'sma-1' }], 'rsi-2'],
    [
      'does not reuse a key',
      [add('sma'), add('rsi'), { type: 'removed', key: 'sma-1' }, add('sma')],
      'rsi-2 sma-3',
    ],
    ['moves up', [add('sma'), add('rsi'), { type: 'moved', key: 'rsi-2', by: -1 }], 'rsi-2 sma-1'],
    ['moves down', [add('sma'), add('rsi'), { type: 'moved', key: 'sma-1', by: 1 }], 'rsi-2 sma-1'],
    ['stops at its ends', [add('sma'), add('rsi'), { type: 'moved', key: 'rsi-2', by: 1 }], 'sma-1 rsi-2'],
    ['ignores an unknown key', [add('sma'), { type: 'removed', key: 'sma-9' }], 'sma-1'],
  ])('%s', (_, events, expected) => {
    expect(keys(listAfter(...events))).toBe(expected)
  })

  test('an event that changes nothing gives the same list, so that nothing is computed again', () => {
    const full = listAfter(...times(MAX_INDICATORS, add('sma')))
    for (const event of [
      add('ema'),
      { type: 'removed', key: 'none' },
      { type: 'moved', key: 'sma-1', by: -1 },
      { type: 'moved', key: 'none', by: 1 },
      type('sma-1', 'period', '20'),
      type('sma-1', 'fast', '20'),
      type('none', 'period', '5'),
      step('sma-1', 'signal', 1),
    ] satisfies IndicatorsEvent[])
      expect(indicatorsReducer(full, event)).toBe(full)
  })

  test.each([
    [[], 'sma', null],
    [[add('volume')], 'volume', 'already'],
    [times(8, add('sma')), 'rsi', 'limit'],
    [[], 'ichimoku', 'unknown'],
  ] as const)('after %o, %s is refused: %s', (events, id, reason) => {
    expect(indicatorRefusalOf(listAfter(...events), id as 'sma')).toBe(reason)
  })
})

describe('a parameter', () => {
  const params = (state: IndicatorsState) => state[0]?.params
  test.each<[sentence: string, id: 'sma' | 'bollinger' | 'macd', events: IndicatorsEvent[], params: object]>([
    ['is drawn as it is typed', 'sma', [type('sma-1', 'period', '50')], { period: 50 }],
    ['below its limits leaves what is drawn', 'sma', [type('sma-1', 'period', '0')], { period: 20 }],
    ['above them too', 'sma', [type('sma-1', 'period', '501')], { period: 20 }],
    ['that is a fraction too', 'sma', [type('sma-1', 'period', '2.5')], { period: 20 }],
    ['that is blank too', 'sma', [type('sma-1', 'period', '')], { period: 20 }],
    ['that is no number too', 'sma', [type('sma-1', 'period', 'NaN')], { period: 20 }],
    [
      'may be a fraction where its step is one',
      'bollinger',
      [type('bollinger-1', 'deviations', '2.25')],
      { period: 20, deviations: 2.25 },
    ],
    ['steps up', 'sma', [step('sma-1', 'period', 1)], { period: 21 }],
    [
      'steps no further than its end',
      'sma',
      [type('sma-1', 'period', '500'), step('sma-1', 'period', 1)],
      { period: 500 },
    ],
    [
      'steps from what is typed, back within its limits',
      'sma',
      [type('sma-1', 'period', '9999'), step('sma-1', 'period', -1)],
      { period: 500 },
    ],
    [
      'steps from what is drawn where the field is blank',
      'sma',
      [type('sma-1', 'period', ''), step('sma-1', 'period', -1)],
      { period: 19 },
    ],
    [
      'steps by tenths without their rounding',
      'bollinger',
      [
        step('bollinger-1', 'deviations', 1),
        step('bollinger-1', 'deviations', 1),
        step('bollinger-1', 'deviations', 1),
      ],
      { period: 20, deviations: 2.3 },
    ],
    ['against another waits', 'macd', [type('macd-1', 'fast', '30')], { fast: 12, slow: 26, signal: 9 }],
    [
      'is drawn as soon as the other lets it',
      'macd',
      [type('macd-1', 'fast', '30'), type('macd-1', 'slow', '60')],
      { fast: 30, slow: 60, signal: 9 },
    ],
    [
      'is drawn while two others are against each other',
      'macd',
      [type('macd-1', 'fast', '30'), type('macd-1', 'signal', '5')],
      { fast: 12, slow: 26, signal: 5 },
    ],
  ])('%s', (_, id, events, expected) => {
    expect(params(listAfter(add(id), ...events))).toEqual(expected)
  })

  test('invalid input stays in its field, with its kind of error', () => {
    const [one] = listAfter(add('macd'), type('macd-1', 'fast', '30'), type('macd-1', 'signal', '0'))
    if (!one) throw new Error('nothing added')
    expect(
      (['fast', 'slow', 'signal'] as const).map(id => [parameterText(one, id), parameterFault(one, id)]),
    ).toEqual([
      ['30', 'conflict'],
      ['26', null],
      ['0', 'limits'],
    ])
  })
})

describe('the stored list', () => {
  const stored = (text: string) => parseIndicators(text)?.map(({ id, params }) => ({ id, ...params }))

  test.each<[sentence: string, text: string, list: object[] | undefined]>([
    ['an empty list', '[]', []],
    ['an indicator', '[{"id":"rsi","params":{"period":7}}]', [{ id: 'rsi', period: 7 }]],
    ['one without parameters', '[{"id":"sma"}]', [{ id: 'sma', period: 20 }]],
    [
      'unknown ones are left out',
      '[{"id":"x"},{"id":"constructor"},{"id":"atr"}]',
      [{ id: 'atr', period: 14 }],
    ],
    ['rubbish among them is left out', '[null,3,"sma",[],{"id":["sma"]}]', []],
    [
      'a bad parameter gets its default',
      '[{"id":"sma","params":{"period":-1}}]',
      [{ id: 'sma', period: 20 }],
    ],
    ['a text is no number', '[{"id":"sma","params":{"period":"50"}}]', [{ id: 'sma', period: 20 }]],
    [
      'conflicting parameters all get their defaults',
      '[{"id":"macd","params":{"fast":30,"slow":10,"signal":5}}]',
      [{ id: 'macd', fast: 12, slow: 26, signal: 9 }],
    ],
    [
      'parameters that it does not have are dropped',
      '[{"id":"volume","params":{"period":3,"__proto__":1}}]',
      [{ id: 'volume' }],
    ],
    ['no JSON', '[{', undefined],
    ['no list', '{"id":"sma"}', undefined],
    ['null', 'null', undefined],
    ['nothing', '', undefined],
    ['far too much', `[${' '.repeat(20_000)}]`, undefined],
  ])('%s', (_, text, list) => {
    expect(stored(text)).toEqual(list)
  })

  test('no more than eight come back, and no volume twice', () => {
    expect(parseIndicators(JSON.stringify(times(20, add('sma')).map(() => ({ id: 'sma' }))))).toHaveLength(8)
    expect(parseIndicators('[{"id":"volume"},{"id":"volume"}]')).toHaveLength(1)
  })

  const anyKey = fc
    .integer({ min: 1, max: 10 })
    .chain(n => fc.constantFrom(...INDICATORS.map(({ id }) => `${id}-${n}`)))
  const anyParameter = fc.constantFrom<ParameterId>(
    'period',
    'deviations',
    'fast',
    'slow',
    'signal',
    'smoothing',
  )
  const anyText = fc.oneof(
    fc.integer({ min: -5, max: 600 }).map(String),
    fc.string(),
    fc.constantFrom('', '2.5', '1e3'),
  )
  const anyBy = fc.constantFrom<-1 | 1>(-1, 1)
  const anyEvent: fc.Arbitrary<IndicatorsEvent> = fc.oneof(
    fc.constantFrom(...INDICATORS).map(({ id }) => add(id)),
    fc.record({ type: fc.constant('removed' as const), key: anyKey }),
    fc.record({ type: fc.constant('moved' as const), key: anyKey, by: anyBy }),
    fc.record({
      type: fc.constant('parameterTyped' as const),
      key: anyKey,
      parameter: anyParameter,
      text: anyText,
    }),
    fc.record({
      type: fc.constant('parameterStepped' as const),
      key: anyKey,
      parameter: anyParameter,
      by: anyBy,
    }),
  )

  test('after any events keys are unique, parameters are valid, and the list survives storage', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), events => {
        const state = listAfter(...events)
        expect(state.length).toBeLessThanOrEqual(MAX_INDICATORS)
        expect(new Set(state.map(({ key }) => key)).size).toBe(state.length)
        for (const { id, params } of state) {
          const spec = indicatorSpec(id)
          expect(spec && areParams(spec, params)).toBe(true)
        }
        const back = parseIndicators(writeIndicators(state))
        const bare = (list: IndicatorsState | null) => list?.map(({ id, params }) => ({ id, params }))
        expect(bare(back)).toEqual(bare(state))
      }),
    )
  })

  test('any JSON at all gives a list that can be drawn, or none', () => {
    fc.assert(
      fc.property(fc.json(), text => {
        const state = parseIndicators(text)
        expect(state === null || state.length <= MAX_INDICATORS).toBe(true)
      }),
    )
  })
})

describe('X1 the list as a word of the address', () => {
  test.each<[string, IndicatorsEvent[]]>([
    ['', []],
    ['sma-20', [add('sma')]],
    ['sma-50.rsi-14', [add('sma'), type('sma-1', 'period', '50'), add('rsi')]],
    ['bollinger-20-2.5.volume', [add('bollinger'), type('bollinger-1', 'deviations', '2.5'), add('volume')]],
  ])('%s', (word, events) => {
    const state = listAfter(...events)
    expect(writeIndicatorList(state)).toBe(word)
    expect(parseIndicatorList(word)).toEqual(state)
  })

  test.each([
    ['an unknown indicator is left out', 'sma-20.astrology-3.rsi-14', 'sma-20.rsi-14'],
    ['a parameter out of limits gets its default', 'sma-0.rsi-x.ema', 'sma-20.rsi-14.ema-20'],
    ['parameters against each other all do', 'macd-30-10-9', 'macd-12-26-9'],
    ['a second one without parameters is left out', 'volume.volume', 'volume'],
    ['too long a list is cut', Array(12).fill('sma-5').join('.'), Array(8).fill('sma-5').join('.')],
    ['rubbish is none', '..--.%.1', ''],
  ])('%s', (_, word, tidy) => {
    expect(writeIndicatorList(parseIndicatorList(word))).toBe(tidy)
  })

  test('every written list is parsed to the same list, without errors', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const word = writeIndicatorList(parseIndicatorList(text))
        expect(writeIndicatorList(parseIndicatorList(word))).toBe(word)
      }),
    )
  })
})

describe('C20: the days that indicators need before the chart', () => {
  test.each<[sentence: string, indicators: string, from: string | null]>([
    ['none need none', '', null],
    ['volume needs its own day alone', 'volume', null],
    ['19 bars before the first of an average of 20', 'sma-20', '2025-05-18'],
    ['as many as the largest needs', 'sma-20.wma-200.stochastic-14-3-3', '2024-08-03'],
    ['a line that follows another one begins there too', 'stochastic-14-3-3', '2025-05-21'],
    ['a recursive average needs three times as many, to forget where it began', 'ema-20', '2025-03-18'],
    ['an unknown indicator needs none', 'astrology-3', null],
  ])('%s', (_, indicators, from) => {
    expect(historyRange(indicators, '2025-07-02')).toEqual(from && { from, to: '2025-07-01' })
  })

  test('they include enough bars despite holidays', () => {
    const range = historyRange('sma-20', '2025-01-06')
    const weekdays: Day[] = []
    for (let day = range?.from as Day; day <= (range?.to as Day); day = addDays(day, 1))
      if (new Date(day).getUTCDay() % 6 !== 0) weekdays.push(day)
    expect(weekdays.length).toBeGreaterThanOrEqual(19 + 5)
  })
})

describe('C20 the style of an indicator', () => {
  const style = (key: string, change: object): IndicatorsEvent => ({ type: 'styled', key, style: change })
  const styled = listAfter(
    add('sma'),
    add('rsi'),
    style('sma-1', { colour: 3 }),
    style('sma-1', { width: 2 }),
  )

  test('colour and width are chosen one by one, of one indicator alone', () => {
    expect(styled.map(one => one.style)).toEqual([
      { colour: 3, width: 2 },
      { colour: null, width: null },
    ])
  })

  test.each([
    ['the current style', { colour: 3 }],
    ['nothing', {}],
  ])('%s changes nothing', (_, change) => {
    expect(indicatorsReducer(styled, style('sma-1', change))).toBe(styled)
  })

  test.each([
    ['a colour that there is not', { colour: 99 }, { colour: null, width: 2 }],
    ['a width that is not on offer', { width: 40 }, { colour: 3, width: null }],
  ])('%s counts as none', (_, change, expected) => {
    expect(indicatorsReducer(styled, style('sma-1', change))[0]?.style).toEqual(expected)
  })

  test('comes back from storage and from an address', () => {
    expect(parseIndicators(writeIndicators(styled))?.map(one => one.style)).toEqual(
      styled.map(one => one.style),
    )
    expect(writeIndicatorList(styled)).toBe('sma-20~c3w2.rsi-14')
    expect(parseIndicatorList('sma-20~c3w2.rsi-14').map(one => one.style)).toEqual(
      styled.map(one => one.style),
    )
    expect(parseIndicatorList('sma-20~c99w.rsi-14~w3').map(one => one.style)).toEqual([
      { colour: null, width: null },
      { colour: null, width: 3 },
    ])
  })

  test('weeks and months need more days before the chart', () => {
    expect(historyRange('sma-20', '2025-07-11', 'week')).toEqual({ from: '2025-02-14', to: '2025-07-10' })
    expect(historyRange('sma-20', '2025-07-11', 'month')).toEqual({ from: '2023-10-30', to: '2025-07-10' })
  })
})
