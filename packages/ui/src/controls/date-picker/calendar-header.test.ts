import { describe, expect, test } from 'vitest'
import { calendarHeader } from './calendar-header.tsx'

type HeaderInput = Parameters<typeof calendarHeader>[0]

const headerOf = (input: Partial<HeaderInput> = {}) =>
  calendarHeader({ type: 'date', panel: 'date', focused: '2026-08-20', lang: 'en', ...input })

describe('D14: the heading of a panel', () => {
  test.each<[input: Partial<HeaderInput>, texts: string[], announced: string, why: string]>([
    [{}, ['month August', 'year 2026'], 'August 2026', 'the month, then the year'],
    [{ lang: 'zh' }, ['year 2026年', 'month 8月'], '2026年8月', 'the year first where the language wants it'],
    [{ lang: 'ru' }, ['month август', 'year 2026'], 'август 2026 г.', 'in the first case of the noun'],
    [{ panel: 'month' }, ['year 2026'], '2026', 'months have their year above'],
    [{ panel: 'year' }, [], '2020 ~ 2029', 'D13: years have no coarser panel'],
    [{ panel: 'time', type: 'datetime' }, ['day 20 August 2026'], '20 August 2026', 'a time has its day'],
    [{ focused: '0050-08-20' }, ['month August', 'year 50'], 'August 50', 'D33: the year 50 is kept'],
  ])('%o: %j, announced "%s": %s', (input, texts, announced) => {
    const header = headerOf(input)
    expect(header?.buttons.map(({ chooses, text }) => `${chooses} ${text}`)).toEqual(texts)
    expect(header?.title).toBe(announced)
  })

  test.each<[panel: HeaderInput['panel'], hasMonthArrows: boolean, yearArrows: string]>([
    ['date', true, 'year'],
    ['month', false, 'year'],
    ['year', false, 'decade'],
    ['time', false, 'none'],
  ])('the panel %s has arrows for months: %s, for years: %s', (panel, hasMonthArrows, yearArrows) => {
    expect(headerOf({ panel, type: 'datetime' })).toMatchObject({ hasMonthArrows, yearArrows })
  })

  test('a time without a day has no heading', () => {
    expect(headerOf({ panel: 'time', type: 'time' })).toBeNull()
  })
})
