import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownOptions, tabStop } from './segmented-control.view-model.ts'

const options = ['1M', '3M', '1Y'].map(text => ({ id: text, text }))

describe('the tab stop', () => {
  test.each([
    ['the checked one', options, '3M', '3M'],
    ['none checked: the first', options, null, '1M'],
    ['an unknown one checked: the first', options, '10Y', '1M'],
    ['no options: none', [], '3M', null],
  ])('%s', (_sentence, options, checked, expected) => {
    expect(tabStop(options, checked)).toBe(expected)
  })
})

test('of duplicate ids the first one is rendered', () => {
  expect(shownOptions([...options, { id: '1M', text: 'Again' }])).toEqual(options)
})

test('if the first option with an id is hidden, the next one with it is rendered', () => {
  expect(shownOptions([{ id: '1M', text: 'Hidden', hidden: true }, ...options])).toEqual(options)
})

test('hidden options are not rendered', () => {
  expect(shownOptions([{ id: 'a', text: 'A', hidden: true }, ...options])).toEqual(options)
})

test('a repeated option is rendered once', () => {
  expect(shownOptions([...options, { id: '3M', text: 'Again' }])).toEqual(options)
})

describe('for any options', () => {
  const option = fc.record({
    id: fc.constantFrom('', 'a', 'b', 'c', '__proto__'),
    text: fc.constant('A'),
    hidden: fc.boolean(),
  })
  const optionList = fc.array(option, { maxLength: 8 })

  test('the tab stop is a rendered option, and exists exactly if any option is rendered', () => {
    fc.assert(
      fc.property(optionList, fc.constantFrom(null, 'a', 'b', 'gone'), (all, checked) => {
        const shown = shownOptions(all).map(({ id }) => id)
        const stop = tabStop(shownOptions(all), checked)
        expect(stop === null).toBe(shown.length === 0)
        if (stop !== null) expect(shown).toContain(stop)
        if (checked !== null && shown.includes(checked)) expect(stop).toBe(checked)
      }),
    )
  })
})
