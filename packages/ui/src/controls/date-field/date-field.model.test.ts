import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Day, dayFromNumber } from '../../foundation/calendar/day.ts'
import { formatDayPattern } from '../../foundation/format/format-day.ts'
import { type DateFieldEvent, type DateRules, dateFieldReducer, dateFieldStart } from './date-field.model.ts'

const START: Day = '2026-08-20'
const run = (start: Day | null, ...events: DateFieldEvent[]) =>
  events.reduce(dateFieldReducer, dateFieldStart(start))
const typed = (text: string): DateFieldEvent => ({ type: 'typed', text })
const committed = (rules: DateRules = {}): DateFieldEvent => ({ type: 'committed', rules })
const picked = (text: string, rules: DateRules = {}): DateFieldEvent => ({ type: 'picked', text, rules })

describe('a day that is typed (shared-blocks §5, reliability §3.3)', () => {
  test.each([
    ['DD.MM.YYYY', '21.11.2026', '2026-11-21'],
    ['without leading zeros', '1.1.26', '2026-01-01'],
    ['with slashes', '20/8/2026', '2026-08-20'],
    ['year first', '2026/1/1', '2026-01-01'],
    ['digits alone', '21112026', '2026-11-21'],
    ['full-width digits', '２１.１１.２０２６', '2026-11-21'],
    ['spaces round it', ' 21.11.2026 ', '2026-11-21'],
    ['a leap day', '29.02.2028', '2028-02-29'],
  ])('%s, "%s", counts when committed', (_sentence, text, value) => {
    const state = run(START, typed(text), committed())
    expect(state).toEqual({ value, draft: formatDayPattern(value as Day, 'DD.MM.YYYY'), error: null })
  })

  test.each([
    ['31 February', '31.02.2026', 'nonexistent'],
    ['29 February of a year without one', '29.02.2025', 'nonexistent'],
    ['month 13', '01.13.2026', 'nonexistent'],
    ['year 0', '01.01.0000', 'nonexistent'],
    ['a word', 'сегодня', 'unreadable'],
    ['a date with a time', '21.11.2026 10:00', 'unreadable'],
    ['half a date', '21.11', 'unreadable'],
    ['a year of six digits', '01.01.275760', 'unreadable'],
  ])('%s, "%s", is refused: the text stays and says why, the day stays', (_sentence, text, reason) => {
    expect(run(START, typed(text), committed())).toEqual({
      value: START,
      draft: text,
      error: { reason, text },
    })
  })

  test.each([
    ['before the first day', '19.08.2026', 'before'],
    ['after the last day', '22.08.2026', 'after'],
  ])('a day %s is refused', (_sentence, text, reason) => {
    const rules: DateRules = { min: '2026-08-20', max: '2026-08-21' }
    expect(run(START, typed(text), committed(rules))).toMatchObject({ value: START, error: { reason } })
  })

  test.each([
    ['the first day', '20.08.2026', '2026-08-20'],
    ['the last day', '21.08.2026', '2026-08-21'],
  ])('%s is allowed', (_sentence, text, value) => {
    const rules: DateRules = { min: '2026-08-20', max: '2026-08-21' }
    expect(run('2026-08-21', typed(text), committed(rules))).toMatchObject({ value, error: null })
  })
})

describe('while it is typed', () => {
  test('nothing counts yet', () => {
    expect(run(START, typed('21.11.2026'))).toMatchObject({ value: START, draft: '21.11.2026' })
  })

  test('the reason goes with the next key', () => {
    expect(run(START, typed('31.02.2026'), committed(), typed('31.03.2026')).error).toBeNull()
  })

  test('Escape brings the day back and takes the reason away', () => {
    expect(run(START, typed('31.02.2026'), committed(), { type: 'reverted' })).toEqual(dateFieldStart(START))
  })

  test('a day that is not touched is not judged, though it lies outside', () => {
    expect(run(START, committed({ min: '2026-09-01' }))).toEqual(dateFieldStart(START))
  })

  test('a refused text that is committed again is refused again', () => {
    expect(run(START, typed('x'), committed(), committed()).error).toEqual({
      reason: 'unreadable',
      text: 'x',
    })
  })
})

describe('an empty field', () => {
  test('reverts to the last day: chart dates are not clearable (shared-blocks §5)', () => {
    expect(run(START, typed(''), committed())).toEqual(dateFieldStart(START))
  })

  test('is no day when it is clearable', () => {
    expect(run(START, typed('  '), committed({ clearable: true }))).toEqual(dateFieldStart(null))
  })
})

describe('a day from the browser’s picker', () => {
  test('counts at once', () => {
    expect(run(START, picked('2026-11-21'))).toEqual(dateFieldStart('2026-11-21'))
  })

  test('takes the place of a refused text', () => {
    expect(run(START, typed('x'), committed(), picked('2026-11-21'))).toEqual(dateFieldStart('2026-11-21'))
  })

  test('is held to the same limits', () => {
    expect(run(START, picked('2026-11-21', { max: '2026-10-01' }))).toMatchObject({
      value: START,
      draft: '21.11.2026',
      error: { reason: 'after' },
    })
  })

  test('the picker’s own clear button clears only what is clearable', () => {
    expect(run(START, picked(''))).toEqual(dateFieldStart(START))
    expect(run(START, picked('', { clearable: true }))).toEqual(dateFieldStart(null))
  })
})

describe('a day from the parent', () => {
  test('replaces the draft and its reason', () => {
    expect(run(START, typed('x'), committed(), { type: 'given', value: '2026-01-01' })).toEqual(
      dateFieldStart('2026-01-01'),
    )
  })

  test('that is the same leaves the draft alone', () => {
    expect(run(START, typed('2'), { type: 'given', value: START }).draft).toBe('2')
  })
})

test('for any day: what is shown reads back as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), number => {
      const day = dayFromNumber(number)
      const state = run(null, typed(formatDayPattern(day, 'DD.MM.YYYY')), committed())
      expect(state).toEqual(dateFieldStart(day))
    }),
  )
})

test('for any text: the day is a day, and a refused text stays as it was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789./- x') }), text => {
      const state = run(START, typed(text), committed())
      expect(state.value).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      if (state.error) expect(state.draft).toBe(text)
    }),
  )
})

describe('for any sequence of events', () => {
  const day = fc.integer({ min: 18_000, max: 23_000 }).map(dayFromNumber)
  const maybeDay = fc.option(day, { nil: undefined })
  const ruleset: fc.Arbitrary<DateRules> = fc.record({
    min: maybeDay,
    max: maybeDay,
    clearable: fc.boolean(),
  })
  const text = fc.oneof(
    day.map(each => formatDayPattern(each, 'DD.MM.YYYY')),
    fc.string({ unit: fc.constantFrom(...'0123456789./- x'), maxLength: 11 }),
    fc.constantFrom('', '  ', '31.02.2026', '29.02.2025', '1.1.26', 'сегодня', '2026/1/1'),
  )
  const eventsUnder = (rules: DateRules) =>
    fc.array(
      fc.oneof(
        text.map(typed),
        fc.constant(committed(rules)),
        fc.oneof(day, fc.constantFrom('', '2026-02-30')).map(each => picked(each, rules)),
        fc.constant<DateFieldEvent>({ type: 'reverted' }),
      ),
      { maxLength: 12 },
    )
  const play = ruleset.chain(rules => fc.tuple(fc.constant(rules), eventsUnder(rules)))
  const allowed = (value: Day, { min, max }: DateRules) =>
    (min === undefined || value >= min) && (max === undefined || value <= max)

  test('every day that counts is the first one or an allowed one; none counts only where it may', () => {
    fc.assert(
      fc.property(play, ([rules, events]) => {
        const { value } = run(START, ...events)
        if (value === null) expect(rules.clearable).toBe(true)
        else if (value !== START) expect(allowed(value, rules)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('an error quotes the text that stands in the field, and changes no day', () => {
    fc.assert(
      fc.property(play, ([rules, events]) => {
        const before = run(START, ...events)
        const after = dateFieldReducer(before, committed(rules))
        if (after.error === null) return
        expect(after.draft).toBe(after.error.text)
        expect(after.value).toBe(before.value)
      }),
      { numRuns: 500 },
    )
  })

  test('a commit settles it: refused, or the draft is the day; a second commit changes nothing', () => {
    fc.assert(
      fc.property(play, ([rules, events]) => {
        const once = run(START, ...events, committed(rules))
        if (once.error === null) expect(once).toEqual(dateFieldStart(once.value))
        expect(dateFieldReducer(once, committed(rules))).toEqual(once)
      }),
      { numRuns: 500 },
    )
  })

  test('Escape keeps the day and takes everything else away', () => {
    fc.assert(
      fc.property(play, ([, events]) => {
        const before = run(START, ...events)
        expect(dateFieldReducer(before, { type: 'reverted' })).toEqual(dateFieldStart(before.value))
      }),
      { numRuns: 300 },
    )
  })

  test('typing alone counts for nothing', () => {
    fc.assert(
      fc.property(fc.array(text), texts => {
        expect(run(START, ...texts.map(typed))).toMatchObject({ value: START, error: null })
      }),
      { numRuns: 200 },
    )
  })

  test('a picked day and the same day typed lead to the same field', () => {
    fc.assert(
      fc.property(play, day, ([rules, events], each) => {
        const before = run(START, ...events)
        const written = formatDayPattern(each, 'DD.MM.YYYY')
        const byHand = [typed(written), committed(rules)].reduce(dateFieldReducer, before)
        expect(dateFieldReducer(before, picked(each, rules))).toEqual(byHand)
      }),
      { numRuns: 300 },
    )
  })
})
