import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spreadTags } from './axis-tags.ts'

const space = { size: 20, top: 0, bottom: 200 }

describe('spreadTags: last-value tags do not lie on each other (visual rule 5)', () => {
  test.each<[sentence: string, targets: number[], placed: (number | null)[]]>([
    ['no tags, no places', [], []],
    ['tags with enough space stay where their lines end', [30, 90, 150], [30, 90, 150]],
    ['two on one height share it', [100, 100], [90, 110]],
    ['two that overlap part by half each', [100, 110], [95, 115]],
    ['the order of the heights stays, in any order of input', [110, 100], [115, 95]],
    ['a crowd pushes its neighbours along', [100, 100, 115], [85, 105, 125]],
    ['the top edge holds', [-50, 3], [10, 30]],
    ['the bottom edge holds', [199, 260], [170, 190]],
  ])('%s', (_, targets, placed) => {
    expect(spreadTags(targets, space)).toEqual(placed)
  })

  test('where not all fit, the first ones do', () => {
    expect(spreadTags([50, 10, 30], { size: 20, top: 0, bottom: 40 })).toEqual([30, 10, null])
  })

  test('nothing overlaps, nothing leaves the space, heights keep their order', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -100, max: 400, noNaN: true }), { maxLength: 30 }), targets => {
        const placed = spreadTags(targets, { size: 18, top: 10, bottom: 310 })
        const tags = targets
          .map((want, i) => ({ want, i, at: placed[i] }))
          .filter((tag): tag is { want: number; i: number; at: number } => typeof tag.at === 'number')
          .sort((a, b) => a.at - b.at)
        expect(tags).toHaveLength(Math.min(targets.length, 16))
        tags.forEach((tag, i) => {
          expect(tag.at).toBeGreaterThanOrEqual(19 - 1e-6)
          expect(tag.at).toBeLessThanOrEqual(301 + 1e-6)
          const above = tags[i - 1]
          if (!above) return
          expect(tag.at - above.at).toBeGreaterThanOrEqual(18 - 1e-6)
          expect(tag.want).toBeGreaterThanOrEqual(above.want)
        })
      }),
    )
  })
})
