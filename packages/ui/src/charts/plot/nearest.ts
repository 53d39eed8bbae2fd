import { type Quadtree, quadtree } from 'd3-quadtree'
import type { Pixel, Rect } from './geometry.ts'

/** A spatial index of points in pixels. Points are identified by their index. */
export type PointIndex = { x: Float64Array; y: Float64Array; tree: Quadtree<number> }

/** Sorts points into a quadtree. `isIncluded` filters them, for example to those in sight. */
export function indexPoints(
  x: Float64Array,
  y: Float64Array,
  isIncluded: (index: number) => boolean = () => true,
): PointIndex {
  const tree = quadtree<number>(
    [],
    index => x[index] as number,
    index => y[index] as number,
  )
  return { x, y, tree: tree.addAll(Array.from(x.keys()).filter(isIncluded)) }
}

/** The point nearest to a pixel and no further than `radius`, −1 without one; of equally near ones the first. */
export function nearestPoint({ x, y, tree }: PointIndex, at: Pixel, radius: number): number {
  let best = -1
  let least = radius * radius
  tree.visit((node, left, top, right, bottom) => {
    const dx = Math.max(left - at.x, at.x - right, 0)
    const dy = Math.max(top - at.y, at.y - bottom, 0)
    if (dx * dx + dy * dy > least) return true
    if (node.length) return
    for (let leaf: typeof node | undefined = node; leaf; leaf = leaf.next) {
      const index = leaf.data
      const distance = ((x[index] as number) - at.x) ** 2 + ((y[index] as number) - at.y) ** 2
      if (distance > least || (distance === least && best >= 0 && best < index)) continue
      least = distance
      best = index
    }
  })
  return best
}

/** The points inside a rectangle, its edges included, in their order. */
export function pointsWithin({ x, y, tree }: PointIndex, rect: Rect): number[] {
  const found: number[] = []
  tree.visit((node, left, top, right, bottom) => {
    if (left > rect.right || right < rect.left || top > rect.bottom || bottom < rect.top) return true
    if (node.length) return
    for (let leaf: typeof node | undefined = node; leaf; leaf = leaf.next) {
      const [px, py] = [x[leaf.data] as number, y[leaf.data] as number]
      if (px >= rect.left && px <= rect.right && py >= rect.top && py <= rect.bottom) found.push(leaf.data)
    }
  })
  return found.sort((one, other) => one - other)
}
