import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  activeTab,
  barShown,
  hidesSingle,
  type TabItem,
  tabScrollToShow,
  visibleTabs,
} from './tabs.view-model.ts'
import { tabIds } from './tabs-context.ts'

const tab = (id: string, more: Partial<TabItem> = {}): TabItem => ({ id, title: id, ...more })
const ids = (items: TabItem[]) => items.map(item => item.id).join('')

describe('U1 visible tabs', () => {
  test.each<[string, TabItem[], string]>([
    ['all of them', [tab('a'), tab('b')], 'ab'],
    ['not the hidden ones', [tab('a', { hidden: true }), tab('b')], 'b'],
    ['not those with show: false', [tab('a'), tab('b', { show: false })], 'a'],
    ['hidden outweighs show', [tab('a', { hidden: true, show: true })], ''],
    ['every id once, the first one counts', [tab('a', { title: 'first' }), tab('a'), tab('b')], 'ab'],
    [
      'if the first tab with an id is hidden, the next one with it is visible',
      [tab('a', { hidden: true }), tab('a')],
      'a',
    ],
    ['none', [], ''],
  ])('%s', (_sentence, items, expected) => {
    expect(ids(visibleTabs(items))).toBe(expected)
  })
})

describe('U1 the active tab', () => {
  const abc = [tab('a'), tab('b'), tab('c')]
  const without = (id: string) => abc.filter(item => item.id !== id)
  const hidden = (...out: string[]) => abc.map(item => ({ ...item, hidden: out.includes(item.id) }))
  const order = ['a', 'b', 'c']

  test.each<[string, Parameters<typeof activeTab>[0], string | null]>([
    ['the selected tab', { items: abc, selected: 'b' }, 'b'],
    ['none selected: the first', { items: abc, selected: null }, 'a'],
    ['an unknown one: the first', { items: abc, selected: 'x' }, 'a'],
    ['a hidden selected tab is replaced by the next', { items: hidden('b'), selected: 'b' }, 'c'],
    ['a hidden last tab is replaced by the previous', { items: hidden('c'), selected: 'c' }, 'b'],
    ['hidden neighbours are passed over', { items: hidden('a', 'b'), selected: 'a' }, 'c'],
    ['a removed tab is replaced by the next', { items: without('b'), selected: 'b', order }, 'c'],
    ['a removed last tab is replaced by the previous', { items: without('c'), selected: 'c', order }, 'b'],
    ['if all tabs are replaced, the first is active', { items: [tab('x')], selected: 'b', order }, 'x'],
    ['all hidden: none', { items: hidden('a', 'b', 'c'), selected: 'b' }, null],
    ['no tabs: none', { items: [], selected: 'b', order }, null],
  ])('%s', (_sentence, input, expected) => {
    expect(activeTab(input)).toBe(expected)
  })

  test('for any tabs the active one is visible, and there is one exactly if any tab is visible', () => {
    const item = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      hidden: fc.boolean(),
      show: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(item), fc.option(fc.constantFrom('a', 'b', 'x')), (entries, selected) => {
        const items = entries.map(each => ({ ...each, title: each.id }))
        const visible = visibleTabs(items).map(each => each.id)
        const active = activeTab({ items, selected })
        expect(active === null).toBe(visible.length === 0)
        if (active !== null) expect(visible).toContain(active)
        if (selected !== null && visible.includes(selected)) expect(active).toBe(selected)
      }),
    )
  })
})

describe('U1 tabs that are added and removed', () => {
  const order = ['a', 'b', 'c', 'd', 'e']
  const someOf = fc.subarray(order)

  test('the new active tab is the nearest one after the selected one, else the nearest before it', () => {
    fc.assert(
      fc.property(someOf, fc.constantFrom(...order), (left, selected) => {
        const active = activeTab({ items: left.map(id => tab(id)), selected, order })
        const behind = left.filter(id => id >= selected)
        expect(active).toBe(behind[0] ?? left.at(-1) ?? null)
      }),
    )
  })

  test('hiding a tab and removing it have the same result', () => {
    fc.assert(
      fc.property(someOf, fc.constantFrom(...order), (left, selected) => {
        const hidden = order.map(id => tab(id, { hidden: !left.includes(id) }))
        const removed = left.map(id => tab(id))
        expect(activeTab({ items: hidden, selected })).toBe(activeTab({ items: removed, selected, order }))
      }),
    )
  })
})

describe('U1 visibility of the bar (shared-blocks §9: "tabs hide when only one exists")', () => {
  test.each([
    ['no tabs, no bar', 0, false, false],
    ['one tab is shown if the variant shows it', 1, false, true],
    ['one tab is hidden if the variant hides it', 1, true, false],
    ['two tabs are drawn', 2, true, true],
  ])('%s', (_sentence, count, hideSingle, expected) => {
    expect(barShown(count, hideSingle)).toBe(expected)
  })

  test.each([
    ['underline', true],
    ['pill', true],
    ['segmented', false],
  ] as const)('the %s variant hides a single tab: %s', (variant, expected) => {
    expect(hidesSingle(variant)).toBe(expected)
  })
})

describe('U1 the active tab scrolls into view', () => {
  const view = { start: 0, end: 300 }
  test.each([
    ['in view: stays', { start: 100, end: 160 }, 0],
    ['after the end: scrolls until the next one is partly visible', { start: 320, end: 380 }, 112],
    ['before the start: scrolls back', { start: -80, end: -20 }, -112],
    ['wider than the view: its start is visible', { start: 50, end: 500 }, 50],
    ['almost as wide as the view: whole, in its middle', { start: 0, end: 280 }, -10],
  ])('%s', (_sentence, item, expected) => {
    expect(tabScrollToShow(item, view)).toBe(expected)
  })

  const span = (min: number, max: number) =>
    fc.record({ start: fc.integer({ min: -2000, max: 2000 }), size: fc.integer({ min, max }) })
  const spanOf = ({ start, size }: { start: number; size: number }) => ({ start, end: start + size })

  test('any tab that fits is completely in view afterwards, and then stays there', () => {
    fc.assert(
      fc.property(span(1, 300), span(300, 900), fc.nat(60), (item, box, peek) => {
        const [tab, bar] = [spanOf(item), spanOf(box)]
        const by = tabScrollToShow(tab, bar, peek)
        const after = { start: tab.start - by, end: tab.end - by }
        expect(after.start).toBeGreaterThanOrEqual(bar.start)
        expect(after.end).toBeLessThanOrEqual(bar.end)
        expect(tabScrollToShow(after, bar, peek)).toBeCloseTo(0)
      }),
    )
  })

  test('for any tab wider than the bar: its start is in view afterwards, or was never scrolled past', () => {
    fc.assert(
      fc.property(span(301, 900), fc.nat(60), (item, peek) => {
        const tab = spanOf(item)
        const start = tab.start - tabScrollToShow(tab, view, peek)
        expect(start).toBeGreaterThanOrEqual(view.start)
        expect(tabScrollToShow({ start, end: start + item.size }, view, peek)).toBeCloseTo(start)
      }),
    )
  })
})

test('U1 for any two tabs: different tabs have different ids, valid as id references', () => {
  const id = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('a b', 'a_b', 'a', 'A', '\ud800', '_0020', ' ', '\u5f20', '_20'),
  )
  fc.assert(
    fc.property(id, id, (one, other) => {
      const ids = [...Object.values(tabIds('b', one)), ...Object.values(tabIds('b', other))]
      for (const each of ids) expect(each).toMatch(/^[\w-]+$/)
      expect(new Set(ids).size).toBe(one === other ? 2 : 4)
    }),
  )
})
