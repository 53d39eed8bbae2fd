import { describe, expect, test, vi } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import type { Day } from '../../foundation/calendar/day.ts'
import { stampOf } from '../../foundation/calendar/stamp.ts'
import { labelText } from '../../foundation/labels/labels.ts'
import type { PickerType } from './picker-type.ts'
import { QUICK_RANGES, runShortcut, shortcutsOf } from './shortcuts.ts'

const TODAY: Day = '2024-02-27'
const range = (start: Day, end: Day, endSeconds = 0) => ({
  start: stampOf(start),
  end: stampOf(end, endSeconds),
})

describe('D23: quick ranges of 7 and 30 days into the past or future', () => {
  test('there are four, next before previous', () => {
    const titles = QUICK_RANGES.map(({ title }) =>
      typeof title === 'string' ? title : labelText(english, title.key, title.values),
    )
    expect(titles).toEqual(['Next 7 days', 'Next 30 days', 'Previous 7 days', 'Previous 30 days'])
  })

  test.each<[id: string, type: PickerType, expected: ReturnType<typeof range>]>([
    ['next-7', 'date', range('2024-02-27', '2024-03-05')],
    ['next-30', 'date', range('2024-02-27', '2024-03-28')],
    ['previous-7', 'date', range('2024-02-20', '2024-02-27')],
    ['previous-30', 'date', range('2024-01-28', '2024-02-27')],
    ['next-7', 'datetime', range('2024-02-27', '2024-03-05', 86_399)],
    ['previous-30', 'month', range('2024-01-01', '2024-02-01')],
    ['previous-30', 'year', range('2024-01-01', '2024-01-01')],
  ])('%s of the type %s is in whole days: %o', (id, type, expected) => {
    const shortcut = QUICK_RANGES.find(one => one.id === id)
    expect(shortcut?.range(TODAY, type)).toEqual(expected)
  })

  test('it is clamped to the last day', () => {
    expect(QUICK_RANGES[0]?.range('9999-12-30', 'date')).toEqual(range('9999-12-30', '9999-12-31'))
  })
})

describe('D23: the shortcuts of a picker', () => {
  test('true: the four; false or nothing: none; a time: none', () => {
    expect(shortcutsOf(true, 'date')).toBe(QUICK_RANGES)
    expect(shortcutsOf(false, 'date')).toEqual([])
    expect(shortcutsOf(undefined, 'date')).toEqual([])
    expect(shortcutsOf(true, 'time')).toEqual([])
  })

  test('a list: custom ones, each with an id', () => {
    const own = shortcutsOf(
      [{ text: 'Winter', range: () => range('2023-12-01', '2024-02-29') }, { text: 'Winter' }],
      'date',
    )
    expect(own.map(({ title }) => title)).toEqual(['Winter', 'Winter'])
    expect(new Set(own.map(({ id }) => id)).size).toBe(2)
    expect(own.map(one => one.range(TODAY, 'date'))).toEqual([range('2023-12-01', '2024-02-29'), null])
  })
})

describe('D23: pressing a shortcut', () => {
  const run = (onClick: () => unknown, picked = range('2024-01-01', '2024-01-31')) => {
    const [shortcut] = shortcutsOf([{ text: 'January', range: () => picked, onClick }], 'date')
    return shortcut && runShortcut(shortcut, TODAY, 'date')
  }

  test('selects its range and closes', () => {
    expect(run(() => undefined)).toEqual({ range: range('2024-01-01', '2024-01-31'), closes: true })
  })

  test.each([[true], [null], [0], ['']])('a click that returns %o closes', returned => {
    expect(run(() => returned)?.closes).toBe(true)
  })

  test('a click that returns false keeps the popup open', () => {
    expect(run(() => false)?.closes).toBe(false)
  })

  test('the click handler is called once, with or without a range', () => {
    const onClick = vi.fn()
    const [shortcut] = shortcutsOf([{ text: 'Ask', onClick }], 'date')
    expect(shortcut && runShortcut(shortcut, TODAY, 'date')).toEqual({ range: null, closes: true })
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  test('D8: a range that ends before it starts selects nothing', () => {
    expect(run(() => true, range('2024-01-31', '2024-01-01'))).toEqual({ range: null, closes: true })
  })
})
