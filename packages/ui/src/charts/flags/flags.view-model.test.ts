import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { type ChartFlag, FLAG_KINDS, type FlagKind, normalizeFlags } from './flag.ts'
import { type FlagPlot, flagSize, placeFlags, stackWith } from './flags.view-model.ts'

const FIRST: Day = '2025-01-01'
const START = Date.parse(FIRST)
/** 100 days on 1,000 pixels: ten pixels per day. */
const plot: FlagPlot = {
  box: { left: 8, top: 12, width: 1000, height: 300 },
  width: 1064,
  height: 342,
  window: { from: START, to: START + 100 * MS_PER_DAY },
  fontSize: 12,
}
type FlagSpec = readonly [day: number, kind?: FlagKind]
const flagsOn = (...specs: FlagSpec[]) =>
  normalizeFlags(
    specs.map(
      ([day, kind = 'coupon'], at): ChartFlag => ({
        id: `${at}`,
        kind,
        day: addDays(FIRST, day),
        title: `${at}`,
      }),
    ),
  ).dated
const place = (specs: readonly FlagSpec[], changes: Partial<FlagPlot> = {}) =>
  placeFlags(flagsOn(...specs), { ...plot, ...changes })

describe('C20: flags on the time axis', () => {
  test.each<[string, FlagSpec[], number[][]]>([
    ['none', [], []],
    ['one is on its day', [[50]], [[508, 1]]],
    [
      'two that are a box apart are by themselves',
      [[50], [53]],
      [
        [508, 1],
        [538, 1],
      ],
    ],
    ['near flags are one stack, in the middle', [[50], [52]], [[518, 2]]],
    [
      'a stack includes flags that would overlap it',
      [[50], [52], [54], [60]],
      [
        [518, 2],
        [548, 1],
        [608, 1],
      ],
    ],
    ['flags of one day are one stack', [[50], [50, 'put'], [50, 'call']], [[508, 3]]],
    [
      'a box stays within the plot',
      [[0], [100]],
      [
        [20, 1],
        [996, 1],
      ],
    ],
    ['flags pushed together by the edge are merged', [[0], [3]], [[29, 2]]],
  ])('%s', (_sentence, specs, expected) => {
    expect(place(specs).stacks.map(({ x, flags }) => [x, flags.length])).toEqual(expected)
  })

  test('boxes are above the axis, with space for the ticks', () => {
    expect(place([[50]])).toMatchObject({ size: 24, top: 12 + 300 - 24 - 5, bottom: 312 })
  })

  test('in a plot lower than a flag the flag stays visible', () => {
    expect(place([[50]], { box: { ...plot.box, height: 10 } }).top).toBe(12)
  })

  test('every day has its tick on the axis, even if its box is elsewhere', () => {
    expect(place([[0], [50], [51], [52]]).stacks.map(({ ticks }) => ticks)).toEqual([[8], [508, 518, 528]])
  })

  test.each<[string, FlagKind[], FlagKind]>([
    ['a rating before all', ['coupon', 'redemption', 'put', 'call', 'rating'], 'rating'],
    ['a put before a redemption', ['coupon', 'redemption', 'put'], 'put'],
    ['a call before a redemption', ['redemption', 'call', 'coupon'], 'call'],
    ['a redemption before a coupon', ['coupon', 'redemption'], 'redemption'],
    ['a coupon before a dividend and the rest', ['other', 'dividend', 'coupon'], 'coupon'],
  ])('a stack is drawn as its most important flag: %s', (_sentence, kinds, lead) => {
    const [stack] = place(kinds.map(kind => [50, kind] as const)).stacks
    expect(stack?.lead.kind).toBe(lead)
    expect(stack?.flags).toHaveLength(kinds.length)
  })

  test.each<[string, FlagSpec[], boolean[]]>([
    ['alone', [[50]], [true]],
    ['44 pixels apart', [[50], [55]], [true, true]],
    ['30 pixels apart', [[50], [53], [70]], [false, false, true]],
  ])('space for a finger: %s', (_sentence, specs, spacious) => {
    expect(place(specs).stacks.map(stack => stack.spacious)).toEqual(spacious)
  })
})

describe('flags outside the window', () => {
  test.each<[string, FlagSpec[], { before: number; after: number; seen: number }]>([
    ['is not drawn but counted', [[-40], [-1], [50], [101], [400], [900]], { before: 2, after: 3, seen: 1 }],
    ['the first and the last day are in it', [[0], [100]], { before: 0, after: 0, seen: 2 }],
  ])('%s', (_sentence, specs, { before, after, seen }) => {
    const viewModel = place(specs)
    expect(viewModel).toMatchObject({ before, after })
    expect(viewModel.stacks.flatMap(({ flags }) => flags)).toHaveLength(seen)
  })

  test('a window cuts a stack and keeps its visible flags', () => {
    const [stack] = place([[-1], [0], [1]]).stacks
    expect(stack?.flags).toHaveLength(2)
  })

  test('if times of day show, a flag stays visible as long as its day is', () => {
    const window = { from: START + 0.5 * MS_PER_DAY, to: START + 2.5 * MS_PER_DAY }
    const days: FlagSpec[] = [[-1], [0], [1], [2], [3]]
    const seen = (instants: boolean) =>
      place(days, { window, instants }).stacks.flatMap(({ flags }) => flags.map(({ title }) => title))
    expect(seen(true)).toEqual(['1', '2', '3'])
    expect(seen(false)).toEqual(['2', '3'])
  })

  test.each<[string, Partial<FlagPlot>]>([
    ['an empty window', { window: { from: START, to: START } }],
    ['a window from its end to its start', { window: { from: START + MS_PER_DAY, to: START } }],
    ['a window that is no number', { window: { from: Number.NaN, to: START } }],
    ['a plot without width', { box: { ...plot.box, width: 0 } }],
  ])('nothing is placed in %s', (_sentence, changes) => {
    expect(place([[0]], changes).stacks).toEqual([])
  })
})

describe('C17: flags grow with the texts of the chart', () => {
  test.each([
    [6, 24],
    [12, 24],
    [16, 32],
    [28, 56],
    [40, 56],
    [Number.NaN, 24],
  ])('texts of %s px have boxes of %s px', (fontSize, size) => {
    expect(flagSize(fontSize)).toBe(size)
  })
})

describe('a stack can be found by any of its flags', () => {
  const { stacks } = place([[50], [51], [80]])
  test.each<[string | null, string | undefined]>([
    ['0', '0'],
    ['1', '0'],
    ['2', '2'],
    ['3', undefined],
    [null, undefined],
  ])('%s', (key, expected) => {
    expect(stackWith(stacks, key)?.key).toBe(expected)
  })
})

describe('for any flags, window and size', () => {
  const anyCase = fc.record({
    flags: fc.array(fc.tuple(fc.integer({ min: -300, max: 300 }), fc.constantFrom(...FLAG_KINDS)), {
      maxLength: 80,
    }),
    from: fc.integer({ min: -200, max: 200 }),
    days: fc.integer({ min: 1, max: 600 }),
    width: fc.integer({ min: 60, max: 2000 }),
    fontSize: fc.integer({ min: 6, max: 40 }),
    instants: fc.boolean(),
  })
  type Case = typeof anyCase extends fc.Arbitrary<infer One> ? One : never
  const caseOf = ({ flags, from, days, width, fontSize, instants }: Case) => {
    const window = { from: START + from * MS_PER_DAY, to: START + (from + days) * MS_PER_DAY }
    const read = flagsOn(...flags)
    const box = { ...plot.box, width }
    return { read, window, box, viewModel: placeFlags(read, { ...plot, box, window, fontSize, instants }) }
  }
  const check = (property: (drawn: ReturnType<typeof caseOf>) => void) =>
    fc.assert(fc.property(anyCase, drawn => property(caseOf(drawn))))

  test('no flag is lost: each in the window is in exactly one stack, and the others are counted', () =>
    check(({ read, viewModel }) => {
      const placed = viewModel.stacks.flatMap(({ flags }) => flags.map(({ key }) => key))
      expect(new Set(placed).size).toBe(placed.length)
      expect(placed.length + viewModel.before + viewModel.after).toBe(read.length)
      const middle = read.slice(viewModel.before, read.length - viewModel.after)
      expect(placed).toEqual(middle.map(({ key }) => key))
    }))

  test('stacks never overlap, and are in chronological order', () =>
    check(({ viewModel: { stacks, size } }) => {
      stacks.slice(1).forEach((stack, at) => {
        const before = stacks[at]
        expect(stack.x - (before?.x ?? 0)).toBeGreaterThanOrEqual(size - 1e-6)
        expect(stack.flags[0]?.at).toBeGreaterThanOrEqual(before?.flags.at(-1)?.at ?? Number.NaN)
      })
    }))

  test('every box is within the plot, unless the plot is narrower than a box', () =>
    check(({ viewModel: { stacks, size }, box }) => {
      if (box.width < size) return
      for (const { x } of stacks) {
        expect(x - size / 2).toBeGreaterThanOrEqual(box.left - 1e-6)
        expect(x + size / 2).toBeLessThanOrEqual(box.left + box.width + 1e-6)
      }
    }))
})

test.each([1, 2, 3, 7, 50])('moving the window by %s days does not regroup the stacks', days => {
  const daily = Array.from({ length: 300 }, (_, day): FlagSpec => [day - 50])
  const window = { from: START + days * MS_PER_DAY, to: START + (100 + days) * MS_PER_DAY }
  const asText = (viewModel: ReturnType<typeof place>) =>
    viewModel.stacks.map(({ flags }) => flags.map(f => f.key).join())
  const whole = asText(
    place(daily, {
      window: { from: START - 50 * MS_PER_DAY, to: START + 250 * MS_PER_DAY },
      box: { ...plot.box, width: 3000 },
    }),
  )
  const inner = asText(place(daily, { window })).slice(2, -2)
  expect(inner.length).toBeGreaterThan(20)
  expect(inner.filter(stack => !whole.includes(stack))).toEqual([])
})

test('C20: on trading days a flag is where the chart has its day', () => {
  const viewModel = place([[50]], { scales: { x: at => 8 + (at - START) / MS_PER_DAY } })
  expect(viewModel.stacks.map(({ x, ticks }) => [x, ticks])).toEqual([[58, [58]]])
})
