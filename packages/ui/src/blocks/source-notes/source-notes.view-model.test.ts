import { expect, test } from 'vitest'
import { sourceLines } from './source-notes.view-model.ts'

const note = (id: string, text: string, more: object = {}) => ({
  id,
  text,
  url: null,
  asOf: null,
  illustrative: false,
  ...more,
})
const sectionTitles = new Map([
  ['quotes', 'Quotes'],
  ['ratings', 'Ratings'],
])
const sectionIds = ['quotes', 'ratings', 'covenants']

test.each([
  ['a note about a section names it', [note('quotes', 'Made up')], [['Quotes']]],
  [
    'two sections of one source share a line',
    [note('quotes', 'Made up'), note('ratings', 'Made up')],
    [['Quotes', 'Ratings']],
  ],
  ['the same section is named once', [note('quotes', 'Made up'), note('quotes', 'Made up')], [['Quotes']]],
  [
    'another day is another line',
    [note('quotes', 'A'), note('ratings', 'A', { asOf: '2025-07-11' })],
    [['Quotes'], ['Ratings']],
  ],
  ['a note about a hidden section is left out', [note('covenants', 'Made up')], []],
  [
    'a note about a trading ground or the page has no section',
    [note('ground-100', 'A'), note('page', 'B')],
    [[], []],
  ],
  [
    'a trading ground and a section with the same text have separate lines',
    [note('ground-7', 'A'), note('quotes', 'A')],
    [[], ['Quotes']],
  ],
])('B4 %s', (_, sources, about) => {
  expect(sourceLines({ sources, sectionTitles, sectionIds }).map(line => line.about)).toEqual(about)
})

test('B4 every note is drawn where the page does not say which sections it may have', () => {
  const sources = [note('covenants', 'Made up')]
  expect(sourceLines({ sources, sectionTitles, sectionIds: [] })).toMatchObject([{ about: [] }])
})

test.each([
  ['is removed before a day', { asOf: '2025-07-11' }, 'Prices, US Treasury.', 'Prices, US Treasury'],
  ['is removed before "illustrative"', { illustrative: true }, 'Made up.', 'Made up'],
  ['stays at the end of a line', {}, 'Prices, US Treasury.', 'Prices, US Treasury.'],
])('B4 the full stop %s', (_, more, text, written) => {
  const [line] = sourceLines({ sources: [note('page', text, more)], sectionTitles, sectionIds })
  expect(line?.text).toBe(written)
})
