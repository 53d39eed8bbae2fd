import { describe, expect, test } from 'vitest'
import {
  LAST_NOTCH,
  notchName,
  ratingDirection,
  ratingNotation,
  ratingNotch,
  ratingRank,
} from './rating-rank.ts'

describe('C20, X5: the direction of a rating change', () => {
  test.each([
    ['AAA', 'AA+', 'down'],
    ['AA+', 'AAA', 'up'],
    ['Aaa', 'Aa1', 'down'],
    [' AAA', 'AA+', 'down'],
    ['Aa3', 'Aa2', 'up'],
    ['AA (high)', 'AAA', 'up'],
    ['AA (low)', 'A (high)', 'down'],
    ['BBB-', 'BB+', 'down'],
    ['BBB−', 'BBB', 'up'],
    ['Baa3', 'Ba1', 'down'],
    ['CCC', 'CCC-', 'down'],
    ['Caa1', 'B3', 'up'],
    ['C', 'D', 'down'],
    ['AA', 'AA', null],
    ['AA', 'withdrawn', null],
    ['nr', 'AA', null],
    ['pif', 'suspended', null],
    ['A-1+', 'AA', null],
    ['P-1', 'Aa1', null],
    ['ruAA', 'ruAAA', null],
    ['AAA(RUS)', 'AA(RUS)', null],
    ['', 'AAA', null],
    ['AA constructor', 'AAA', null],
  ] as const)('from %s to %s', (before, after, direction) => {
    expect(ratingDirection(before, after)).toBe(direction)
  })

  test('both notations have the same order, with distinct ranks', () => {
    const fitch = [
      'AAA',
      'AA+',
      'AA',
      'AA-',
      'A+',
      'A',
      'A-',
      'BBB+',
      'BBB',
      'BBB-',
      'BB+',
      'BB',
      'BB-',
      'B+',
      'B',
      'B-',
    ]
    const moodys = [
      'Aaa',
      'Aa1',
      'Aa2',
      'Aa3',
      'A1',
      'A2',
      'A3',
      'Baa1',
      'Baa2',
      'Baa3',
      'Ba1',
      'Ba2',
      'Ba3',
      'B1',
      'B2',
      'B3',
    ]
    const ranks = fitch.map(ratingRank)
    expect(moodys.map(ratingRank)).toEqual(ranks)
    expect(new Set(ranks).size).toBe(fitch.length)
    expect(ranks).toEqual(ranks.toSorted((a, b) => (a ?? 0) - (b ?? 0)))
  })
})

describe('Q9 notches, for the step chart', () => {
  test.each(['letters', 'moodys'] as const)('the name of every notch maps back to it: %s', notation => {
    for (let notch = 0; notch <= LAST_NOTCH; notch++)
      expect(ratingNotch(notchName(notch, notation) ?? '')).toBe(notch)
    expect(notchName(LAST_NOTCH + 1, notation)).toBeNull()
  })

  test.each([
    ['AA (high)', 1],
    ['AA (low)', 3],
    ['CC+', 19],
    ['C-', 20],
    ['D', 21],
    ['withdrawn', null],
    ['A-1+', null],
  ] as const)('%s: %s', (rating, notch) => {
    expect(ratingNotch(rating)).toBe(notch)
  })

  test.each([
    ['Aaa', 'moodys'],
    ['Ba1', 'moodys'],
    ['A3', 'moodys'],
    ['Ca', 'moodys'],
    ['AAA', 'letters'],
    ['A', 'letters'],
    ['A (high)', 'letters'],
    [' Aaa ', 'moodys'],
    ['ruAa1', 'letters'],
  ] as const)('%s is written as %s', (rating, notation) => {
    expect(ratingNotation(rating)).toBe(notation)
  })
})
