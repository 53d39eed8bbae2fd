import { describe, expect, test } from 'vitest'
import { cardCorner, logoCorner } from './corner-placement.ts'
import type { GraphLabel } from './graph-labels.view-model.ts'
import type { Positions } from './graph-positions.ts'

const frame = { width: 800, height: 480 }
const at = (...points: [number, number][]): Positions => ({
  x: Float64Array.from(points, ([x]) => x),
  y: Float64Array.from(points, ([, y]) => y),
  radius: 15,
  scale: 1,
  centre: { x: 0, y: 0 },
})
const still = { x: 0, y: 0 }
const TOP_START: [number, number] = [100, 44]
const BOTTOM_START: [number, number] = [100, 436]
const BOTTOM_END: [number, number] = [700, 436]
const four = at(TOP_START, [700, 44], BOTTOM_START, BOTTOM_END)

describe('the card never covers its company, and covers as few other companies as possible', () => {
  test.each<[string, Positions, number, { x: number; y: number }, string]>([
    ['no obstacle', at([400, 240]), 0, still, 'bottom-start'],
    ['the company is there: above', four, 2, still, 'top-start'],
    ['the company is above: below', four, 0, still, 'bottom-start'],
    ['another company is there: a free corner', at([400, 240], BOTTOM_START), 0, still, 'top-start'],
    [
      'others are above and below at the start: at the end',
      at([400, 240], TOP_START, BOTTOM_START),
      0,
      still,
      'bottom-end',
    ],
    ['the graph was panned away from there', four, 2, { x: 400, y: 0 }, 'bottom-start'],
  ])('%s', (_sentence, positions, node, pan, corner) => {
    expect(cardCorner(node, positions, pan, frame)).toBe(corner)
  })
})

describe('N1: the logo never covers a company or a name', () => {
  const logo = { width: 120, height: 28 }
  const name = (x: number, y: number): GraphLabel => ({ index: 0, text: 'A company', x, y, anchor: 'middle' })
  const middle = { positions: at([400, 240]), names: [] }
  test.each<[string, Parameters<typeof logoCorner>[1], { x: number; y: number }, string | null]>([
    ['in the lower corner at the end', middle, still, 'bottom-end'],
    ['a company is there', { positions: at([740, 450]), names: [] }, still, 'bottom-start'],
    ['the edge of a marker is there', { positions: at([668 - 14, 460]), names: [] }, still, 'bottom-start'],
    ['a marker next to it', { positions: at([668 - 16, 460]), names: [] }, still, 'bottom-end'],
    ['a name is there', { positions: at([740, 400]), names: [name(740, 450)] }, still, 'bottom-start'],
    [
      'only the upper corner is free',
      { positions: at([740, 450], [50, 450]), names: [] },
      still,
      'top-start',
    ],
    ['no corner is free', { positions: at([740, 450], [50, 450], [50, 30]), names: [] }, still, null],
    [
      'the graph was panned away from there',
      { positions: at([740, 450]), names: [name(740, 470)] },
      { x: -200, y: 0 },
      'bottom-end',
    ],
    [
      'the graph was panned there',
      { positions: at([400, 240]), names: [] },
      { x: 340, y: 210 },
      'bottom-start',
    ],
  ])('%s', (_sentence, drawing, pan, corner) => {
    expect(logoCorner(logo, drawing, pan, frame, null)).toBe(corner)
  })

  test('nor the card', () => {
    expect(logoCorner(logo, middle, still, frame, 'bottom-end')).toBe('bottom-start')
  })
})
