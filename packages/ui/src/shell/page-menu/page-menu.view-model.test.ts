import { describe, expect, test } from 'vitest'
import { currentSection, menuGroups, menuScrollToShow, sectionLetters } from './page-menu.view-model.ts'

describe('H2 the menu’s items', () => {
  test('are in their groups, in the original order', () => {
    const groups = menuGroups([
      { id: 'graph', title: 'Chart and archive' },
      { id: 'identifiers', title: 'Identifiers', group: 'more' },
      { id: 'quotes', title: 'Quotes' },
    ])
    expect(groups.main.map(item => item.id)).toEqual(['graph', 'quotes'])
    expect(groups.more.map(item => item.id)).toEqual(['identifiers'])
  })

  test('a second item with the same id, and items without id or title, are dropped', () => {
    const items = [
      { id: 'graph', title: 'Chart' },
      { id: 'graph', title: 'Again' },
      { id: '', title: 'Nowhere' },
      { id: 'info', title: '' },
    ]
    expect(menuGroups(items).main.map(item => item.title)).toEqual(['Chart'])
  })
})

describe('P2 the section that is being read', () => {
  const places = [
    { id: 'graph', top: -900, bottom: -100 },
    { id: 'info', top: -100, bottom: 300 },
    { id: 'quotes', top: 300, bottom: 900 },
  ]

  test.each([
    ['the last whose top has passed the line', places, { line: 100, atEnd: false }, 'info'],
    [
      'the first while none has passed',
      places.map(p => ({ ...p, top: p.top + 2000 })),
      { line: 100, atEnd: false },
      'graph',
    ],
    ['the last at the end of the page, however short it is', places, { line: 100, atEnd: true }, 'quotes'],
    [
      'the order of the page counts, not of the list',
      [...places].reverse(),
      { line: 100, atEnd: false },
      'info',
    ],
    ['none without sections', [], { line: 100, atEnd: false }, null],
  ])('is %s', (_sentence, partial, view, expected) => {
    expect(currentSection(partial, view)).toBe(expected)
  })
})

/** Every section that a bond page can have, in menu order. */
const SECTIONS =
  'graph info documents quotes cash-flow ifrs ras placement issuer-analytics ratings early-redemption defaults tap-issues conversion lombard lombard-national structured-product covenants investors indexes more latest-issues similar news related-issuers relation-graphs identifiers classifier restructuring annual-reports holders reporting multipliers esg consensus'.split(
    ' ',
  )
const lettersOf = (...ids: string[]) => [...sectionLetters(ids.map(id => ({ id, title: id }))).values()]

describe('P2 the key of each section', () => {
  test('is unique: 35 sections have 35 keys', () => {
    const letters = lettersOf(...SECTIONS)
    expect(letters).toHaveLength(35)
    expect(new Set(letters).size).toBe(35)
    for (const letter of letters) expect(letter).toMatch(/^[a-z0-9]$/)
  })

  test.each([
    ['the first letter of its id', ['quotes', 'ratings'], ['q', 'r']],
    ['the first letter of another word if that is used', ['info', 'issuer-analytics'], ['i', 'a']],
    ['another of its letters if those are used', ['ras', 'ratings'], ['r', 'a']],
    ['any free one if all of them are used', ['a', 'b', 'ab'], ['a', 'b', 'c']],
    ['no letter twice, also for an id in capitals', ['Info', 'info'], ['i', 'n']],
  ])('is %s', (_sentence, ids, letters) => {
    expect(lettersOf(...ids)).toEqual(letters)
  })

  test('can be set', () => {
    const partial = sectionLetters([
      { id: 'ras', title: 'RAS' },
      { id: 'ratings', title: 'Ratings', letter: 'T' },
    ])
    expect(partial.get('ratings')).toBe('t')
  })

  test('there are at most 36', () => {
    expect(lettersOf(...Array.from({ length: 40 }, (_, at) => `section-${at}`))).toHaveLength(36)
  })
})

test.each([
  ['is seen: it stays', { top: 100, bottom: 130 }, 0],
  ['is below', { top: 390, bottom: 420 }, 60],
  ['is above', { top: -100, bottom: -70 }, -140],
  ['is at the upper edge', { top: 10, bottom: 40 }, -30],
])('a link that %s in a menu of 400 px with 40 px around it', (_sentence, span, by) => {
  expect(menuScrollToShow(span, 400, 40)).toBe(by)
})
