import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day } from '../../foundation/calendar/day.ts'
import { type ChartFlag, FLAG_KINDS, type FlagKind, normalizeFlags } from './flag.ts'
import { type FlagPlot, flagSize, placeFlags, stackWith } from './flags.view-model.ts'

const DAY = 86_400_000
const FIRST: Day = '2025-01-01'
const START = Date.parse(FIRST)
/** 100 days on 1,000 pixels: ten pixels for a day. */
const plot: FlagPlot = {
  box: { left: 8, top: 12, width: 1000, height: 300 },
  width: 1064,
  height: 342,
  window: { from: START, to: START + 100 * DAY },
  fontSize: 12,
}
type Given = readonly [day: number, kind?: FlagKind]
const flagsOn = (...given: Given[]) =>
  normalizeFlags(
    given.map(
      ([day, kind = 'coupon'], at): ChartFlag => ({
        id: `${at}`,
        kind,
        day: addDays(FIRST, day),
        title: `${at}`,
      }),
    ),
  ).dated
const place = (given: readonly Given[], changes: Partial<FlagPlot> = {}) =>
  placeFlags(flagsOn(...given), { ...plot, ...changes })

describe('C20: flags on the time axis', () => {
  test.each<[string, Given[], number[][]]>([
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
    ['nearer ones are one stack, in the middle', [[50], [52]], [[518, 2]]],
    [
      'a stack takes in what would overlap it',
      [[50], [52], [54], [60]],
      [
        [518, 2],
        [548, 1],
        [608, 1],
      ],
    ],
    ['of one day they are one stack', [[50], [50, 'put'], [50, 'call']], [[508, 3]]],
    [
      'a box stays within the plot',
      [[0], [100]],
      [
        [20, 1],
        [996, 1],
      ],
    ],
    ['what the edge pushes together is joined', [[0], [3]], [[29, 2]]],
  ])('%s', (_sentence, given, expected) => {
    expect(place(given).stacks.map(({ x, flags }) => [x, flags.length])).toEqual(expected)
  })

  test('boxes are above the axis, with space for the ticks', () => {
    expect(place([[50]])).toMatchObject({ size: 24, top: 12 + 300 - 24 - 5, bottom: 312 })
  })

  test('a plot lower than a flag keeps the flag in sight', () => {
    expect(place([[50]], { box: { ...plot.box, height: 10 } }).top).toBe(12)
  })

  test('every day has its tick on the axis, also where its box is elsewhere', () => {
    expect(place([[0], [50], [51], [52]]).stacks.map(({ ticks }) => ticks)).toEqual([[8], [508, 518, 528]])
  })

  test.each<[string, FlagKind[], FlagKind]>([
    ['a rating before all', ['coupon', 'redemption', 'put', 'call', 'rating'], 'rating'],
    ['a put before a redemption', ['coupon', 'redemption', 'put'], 'put'],
    ['a call before a redemption', ['redemption', 'call', 'coupon'], 'call'],
    ['a redemption before a coupon', ['coupon', 'redemption'], 'redemption'],
    ['a coupon before a dividend and the rest', ['other', 'dividend', 'coupon'], 'coupon'],
  ])('a stack is drawn as its weightiest flag: %s', (_sentence, kinds, lead) => {
    const [stack] = place(kinds.map(kind => [50, kind] as const)).stacks
    expect(stack?.lead.kind).toBe(lead)
    expect(stack?.flags).toHaveLength(kinds.length)
  })

  test.each<[string, Given[], boolean[]]>([
    ['alone', [[50]], [true]],
    ['44 pixels apart', [[50], [55]], [true, true]],
    ['30 pixels apart', [[50], [53], [70]], [false, false, true]],
  ])('space for a finger: %s', (_sentence, given, spacious) => {
    expect(place(given).stacks.map(stack => stack.spacious)).toEqual(spacious)
  })
})

describe('what is outside of the window', () => {
  test.each<[string, Given[], { before: number; after: number; seen: number }]>([
    ['is not drawn but counted', [[-40], [-1], [50], [101], [400], [900]], { before: 2, after: 3, seen: 1 }],
    ['the first and the last day are in it', [[0], [100]], { before: 0, after: 0, seen: 2 }],
  ])('%s', (_sentence, given, { before, after, seen }) => {
    const viewModel = place(given)
    expect(viewModel).toMatchObject({ before, after })
    expect(viewModel.stacks.flatMap(({ flags }) => flags)).toHaveLength(seen)
  })

  test('a window cuts a stack and leaves the rest of it', () => {
    const [stack] = place([[-1], [0], [1]]).stacks
    expect(stack?.flags).toHaveLength(2)
  })

  test('where times of day show, a flag stays as long as its day is in sight', () => {
    const window = { from: START + 0.5 * DAY, to: START + 2.5 * DAY }
    const days: Given[] = [[-1], [0], [1], [2], [3]]
    const seen = (instants: boolean) =>
      place(days, { window, instants }).stacks.flatMap(({ flags }) => flags.map(({ title }) => title))
    expect(seen(true)).toEqual(['1', '2', '3'])
    expect(seen(false)).toEqual(['2', '3'])
  })

  test.each<[string, Partial<FlagPlot>]>([
    ['an empty window', { window: { from: START, to: START } }],
    ['a window from its end to its start', { window: { from: START + DAY, to: START } }],
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

describe('a stack is found by any of its flags', () => {
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
  const given = fc.record({
    flags: fc.array(fc.tuple(fc.integer({ min: -300, max: 300 }), fc.constantFrom(...FLAG_KINDS)), {
      maxLength: 80,
    }),
    from: fc.integer({ min: -200, max: 200 }),
    days: fc.integer({ min: 1, max: 600 }),
    width: fc.integer({ min: 60, max: 2000 }),
    fontSize: fc.integer({ min: 6, max: 40 }),
    instants: fc.boolean(),
  })
  type Case = typeof given extends fc.Arbitrary<infer One> ? One : never
  const caseOf = ({ flags, from, days, width, fontSize, instants }: Case) => {
    const window = { from: START + from * DAY, to: START + (from + days) * DAY }
    const read = flagsOn(...flags)
    const box = { ...plot.box, width }
    return { read, window, box, viewModel: placeFlags(read, { ...plot, box, window, fontSize, instants }) }
  }
  const check = (property: (drawn: ReturnType<typeof caseOf>) => void) =>
    fc.assert(fc.property(given, drawn => property(caseOf(drawn))))

  test('no flag is lost: each in the window is in exactly one stack, the others are counted', () =>
    check(({ read, viewModel }) => {
      const placed = viewModel.stacks.flatMap(({ flags }) => flags.map(({ key }) => key))
      expect(new Set(placed).size).toBe(placed.length)
      expect(placed.length + viewModel.before + viewModel.after).toBe(read.length)
      const middle = read.slice(viewModel.before, read.length - viewModel.after)
      expect(placed).toEqual(middle.map(({ key }) => key))
    }))

  test('stacks never overlap, and are in the order of time', () =>
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

test.each([1, 2, 3, 7, 50])('moving the window by %s days does not shuffle the stacks', days => {
  const daily = Array.from({ length: 300 }, (_, day): Given => [day - 50])
  const window = { from: START + days * DAY, to: START + (100 + days) * DAY }
  const asText = (viewModel: ReturnType<typeof place>) =>
    viewModel.stacks.map(({ flags }) => flags.map(f => f.key).join())
  const whole = asText(
    place(daily, {
      window: { from: START - 50 * DAY, to: START + 250 * DAY },
      box: { ...plot.box, width: 3000 },
    }),
  )
  const inner = asText(place(daily, { window })).slice(2, -2)
  expect(inner.length).toBeGreaterThan(20)
  expect(inner.filter(stack => !whole.includes(stack))).toEqual([])
})

test('C20: on trading days a flag stands where the chart has its day', () => {
  const figure = place([[50]], { scales: { x: at => 8 + (at - START) / DAY } })
  expect(figure.stacks.map(({ x, ticks }) => [x, ticks])).toEqual([[58, [58]]])
})
