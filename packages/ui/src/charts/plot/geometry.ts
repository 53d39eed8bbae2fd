/** A point in pixels, from the top left corner of a frame. */
export type Pixel = { x: number; y: number }

/** The same as a pair, in any unit. */
export type PlotPoint = readonly [x: number, y: number]

/** The plot within its frame, in pixels. */
export type Box = { left: number; top: number; width: number; height: number }

/** Space around the plot in pixels, as visx names it. */
export type Margin = { top: number; right: number; bottom: number; left: number }

/** A rectangle by its edges, in pixels. */
export type Rect = { left: number; top: number; right: number; bottom: number }

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

/** The box that margins leave of a frame, at least one pixel in each direction. */
export function boxWithin(
  size: { width: number; height: number },
  { top, right, bottom, left }: Margin,
): Box {
  return {
    left,
    top,
    width: Math.max(1, size.width - left - right),
    height: Math.max(1, size.height - top - bottom),
  }
}

/** The rectangle between two corners, cut off at the box. */
export function rectBetween(one: Pixel, other: Pixel, box: Box): Rect {
  const x = (at: number) => clamp(at, box.left, box.left + box.width)
  const y = (at: number) => clamp(at, box.top, box.top + box.height)
  const [x0, x1, y0, y1] = [x(one.x), x(other.x), y(one.y), y(other.y)]
  return { left: Math.min(x0, x1), right: Math.max(x0, x1), top: Math.min(y0, y1), bottom: Math.max(y0, y1) }
}

/** The position of a pointer on an element without borders, in the element's own pixels, even when the page is scaled. */
export function pixelOn(
  element: Pick<Element, 'getBoundingClientRect' | 'clientWidth'>,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): Pixel {
  const { left, top, width } = element.getBoundingClientRect()
  const scale = width > 0 ? element.clientWidth / width || 1 : 1
  return { x: (clientX - left) * scale, y: (clientY - top) * scale }
}

/** The part of a straight line inside a rectangle, as shares of its length, edges included; null without one. */
export function clipLine(
  { left, top, right, bottom }: Rect,
  from: PlotPoint,
  to: PlotPoint,
): readonly [first: number, last: number] | null {
  const across = sharesWithin(from[0], to[0] - from[0], left, right)
  const down = sharesWithin(from[1], to[1] - from[1], top, bottom)
  const first = Math.max(0, across[0], down[0])
  const last = Math.min(1, across[1], down[1])
  return first > last ? null : [first, last]
}

/** The shares of a distance at which two limits are reached, the earlier first; all of it or nothing for a distance of zero. */
function sharesWithin(start: number, way: number, least: number, most: number): readonly [number, number] {
  if (way === 0) return start < least || start > most ? [1, 0] : [0, 1]
  const [one, other] = [(least - start) / way, (most - start) / way]
  return way > 0 ? [one, other] : [other, one]
}
