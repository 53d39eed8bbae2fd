import { describe, expect, test } from 'vitest'
import { shownOptions, stepTo, tabStop } from './segmented-control.model.ts'

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

test('hidden options are not drawn', () => {
  expect(shownOptions([{ id: 'a', text: 'A', hidden: true }, ...options])).toEqual(options)
})
