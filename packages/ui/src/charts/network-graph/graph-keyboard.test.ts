import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Step } from '../plot/keyboard.ts'
import { nodeAfterStep } from './graph-keyboard.ts'
import { graphOf } from './network-graph.view-model.ts'

const row = (issuerId: number, relatedTo = 1) => ({
  issuerId,
  issuerName: `N${issuerId}`,
  relation: null,
  share: null,
  relatedTo,
})
const placesAt = (spots: readonly (readonly [number, number])[]) => ({
  x: Float64Array.from(spots, ([x]) => x),
  y: Float64Array.from(spots, ([, y]) => y),
  radius: 10,
  scale: 1,
  centre: { x: 0, y: 0 },
})

// 0 in the middle, 1 right, 2 left, 3 up, 4 down; 5 hangs on 1; 6 far right hangs on 2
const graph = graphOf([row(2), row(3), row(4), row(5), row(6, 2), row(7, 3)], { id: 1, name: 'Main' })
const places = placesAt([
  [0, 0],
  [50, 5],
  [-50, 0],
  [0, -50],
  [0, 50],
  [90, 40],
  [300, 0],
])

describe('X2: arrows move to the nearest linked neighbour in that direction', () => {
  test.each<[string, number | null, Step, number | null]>([
    ['the first step leads to the main company', null, 'right', 0],
    ['End without a current node: the last one', null, 'last', 6],
    ['right along a link', 0, 'right', 1],
    ['left along a link', 0, 'left', 2],
    ['up along a link', 0, 'up', 3],
    ['down along a link', 0, 'down', 4],
    ['a linked one that lies rather aside, before strangers that lie ahead', 1, 'down', 5],
    ['back along the same link', 1, 'left', 0],
    ['no linked node in that direction: the nearest node there', 4, 'left', 2],
    ['no link leads right from the fifth: the stranger at the far right', 5, 'right', 6],
    ['no node in that direction', 6, 'right', null],
    ['Home: the main company', 6, 'first', 0],
    ['End: the last one', 0, 'last', 6],
    ['Page Down: the next one in the list', 1, 'next', 2],
    ['Page Up: the one before', 1, 'previous', 0],
    ['no node after the last', 6, 'next', null],
    ['no node before the main company', 0, 'previous', null],
    ['a missing node: the main company', 99, 'left', 0],
  ])('%s', (_sentence, from, step, expected) => {
    expect(nodeAfterStep(graph, places, from, step)).toBe(expected)
  })
})

test('property: an arrow leads in its direction or nowhere, and Page Down reaches every node', () => {
  const spot = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }))
  fc.assert(
    fc.property(fc.array(spot, { minLength: 7, maxLength: 7 }), fc.nat(6), (spots, from) => {
      const where = placesAt(spots)
      const right = nodeAfterStep(graph, where, from, 'right')
      if (right !== null) expect(where.x[right]).toBeGreaterThan(where.x[from] ?? 0)
      else expect(Math.max(...where.x)).toBe(where.x[from])
      const seen = [0]
      for (
        let node = nodeAfterStep(graph, where, 0, 'next');
        node !== null;
        node = nodeAfterStep(graph, where, node, 'next')
      )
        seen.push(node)
      expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6])
    }),
  )
})
