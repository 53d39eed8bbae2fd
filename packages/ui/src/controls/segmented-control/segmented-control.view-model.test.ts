import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownOptions, stepTo, tabStop } from './segmented-control.view-model.ts'

const options = ['1M', '3M', '1Y'].map(text => ({ id: text, text }))

describe('where a key moves in a segmented control', () => {
  test.each([
    ['right is the next', { from: '1M', key: 'ArrowRight' }, '3M'],
    ['down is the next', { from: '1M', key: 'ArrowDown' }, '3M'],
    ['left is the one before', { from: '3M', key: 'ArrowLeft' }, '1M'],
    ['up is the one before', { from: '3M', key: 'ArrowUp' }, '1M'],
    ['after the last comes the first', { from: '1Y', key: 'ArrowRight' }, '1M'],
    ['before the first comes the last', { from: '1M', key: 'ArrowLeft' }, '1Y'],
    ['right is the one before in right-to-left text', { from: '3M', key: 'ArrowRight', rtl: true }, '1M'],
    ['down is the next in right-to-left text too', { from: '1M', key: 'ArrowDown', rtl: true }, '3M'],
    ['Home is the first', { from: '1Y', key: 'Home' }, '1M'],
    ['End is the last', { from: '1M', key: 'End' }, '1Y'],
    ['a letter means nothing', { from: '1M', key: 'a' }, null],
    ['from an option that is gone there is no way', { from: '5Y', key: 'ArrowRight' }, null],
  ])('%s', (_sentence, input, expected) => {
    expect(stepTo({ options, ...input })).toBe(expected)
  })
})

describe('the tab stop', () => {
  test.each([
    ['the checked one', options, '3M', '3M'],
    ['nothing checked: the first', options, null, '1M'],
    ['an unknown one checked: the first', options, '10Y', '1M'],
    ['no options: none', [], '3M', null],
  ])('%s', (_sentence, given, checked, expected) => {
    expect(tabStop(given, checked)).toBe(expected)
  })
})

test('an id that stands twice is drawn once, the first one', () => {
  expect(shownOptions([...options, { id: '1M', text: 'Again' }])).toEqual(options)
})

test('an id whose first bearer is hidden may be borne by the next', () => {
  expect(shownOptions([{ id: '1M', text: 'Hidden', hidden: true }, ...options])).toEqual(options)
})

test('hidden options are not drawn', () => {
  expect(shownOptions([{ id: 'a', text: 'A', hidden: true }, ...options])).toEqual(options)
})

test('an option that stands twice is drawn once', () => {
  expect(shownOptions([...options, { id: '3M', text: 'Again' }])).toEqual(options)
})

describe('for any options', () => {
  const option = fc.record({
    id: fc.constantFrom('', 'a', 'b', 'c', '__proto__'),
    text: fc.constant('A'),
    hidden: fc.boolean(),
  })
  const given = fc.array(option, { maxLength: 8 })

  test('the tab stop is an option that is drawn, and there is one exactly if any is drawn', () => {
    fc.assert(
      fc.property(given, fc.constantFrom(null, 'a', 'b', 'gone'), (all, checked) => {
        const shown = shownOptions(all).map(({ id }) => id)
        const stop = tabStop(shownOptions(all), checked)
        expect(stop === null).toBe(shown.length === 0)
        if (stop !== null) expect(shown).toContain(stop)
        if (checked !== null && shown.includes(checked)) expect(stop).toBe(checked)
      }),
    )
  })

  test('an arrow that is pressed once for every option meets each of them and comes home', () => {
    const arrow = fc.constantFrom('ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown')
    fc.assert(
      fc.property(given, arrow, fc.boolean(), (all, key, rtl) => {
        const shown = shownOptions(all)
        const first = shown[0]?.id
        if (first === undefined) return
        const met = [first]
        for (const _ of shown)
          met.push(stepTo({ options: shown, from: met.at(-1) ?? first, key, rtl }) ?? 'lost')
        expect(met.at(-1)).toBe(first)
        expect(new Set(met)).toEqual(new Set(shown.map(({ id }) => id)))
      }),
    )
  })

  test('a key leads to an option that is drawn, or nowhere; the opposite key leads back', () => {
    const opposite: Record<string, string> = { ArrowRight: 'ArrowLeft', ArrowDown: 'ArrowUp' }
    const key = fc.constantFrom('ArrowRight', 'ArrowDown', 'Home', 'End', 'a', 'Enter', '__proto__')
    fc.assert(
      fc.property(given, fc.constantFrom('a', 'b', 'gone'), key, fc.boolean(), (all, from, pressed, rtl) => {
        const shown = shownOptions(all)
        const to = stepTo({ options: shown, from, key: pressed, rtl })
        if (to === null) return
        expect(shown.map(({ id }) => id)).toContain(to)
        const back = opposite[pressed]
        if (back) expect(stepTo({ options: shown, from: to, key: back, rtl })).toBe(from)
      }),
    )
  })
})
