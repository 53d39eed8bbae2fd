/** A place in pixels. */
export type Pixel = { x: number; y: number }

/** Where on an element without borders a pointer is, in the element's own pixels, however the page is scaled. */
export function pixelOn(
  element: Pick<Element, 'getBoundingClientRect' | 'clientWidth'>,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
): Pixel {
  const { left, top, width } = element.getBoundingClientRect()
  const scale = width > 0 ? element.clientWidth / width || 1 : 1
  return { x: (clientX - left) * scale, y: (clientY - top) * scale }
}
