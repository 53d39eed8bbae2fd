import { describe, expect, test } from 'vitest'
import { currentSection, menuGroups } from './page-menu.shape.ts'

describe('H2 the menu’s items', () => {
  test('stand in their groups, in the given order', () => {
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
  ])('is %s', (_sentence, given, view, expected) => {
    expect(currentSection(given, view)).toBe(expected)
  })
})
