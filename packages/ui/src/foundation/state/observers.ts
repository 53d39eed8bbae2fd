/**
 * Observers that browsers may lack, or that a page may have removed; only this module creates them. Without them a
 * part keeps its first layout, or follows the window.
 */

/** A `ResizeObserver`; without browser support, the element is measured at the start and when the window changes size. */
export function createResizeObserver(
  onResize: () => void,
): Pick<ResizeObserver, 'observe' | 'unobserve' | 'disconnect'> {
  if (typeof ResizeObserver === 'function') return new ResizeObserver(onResize)
  const stop = new AbortController()
  const { signal } = stop
  window.addEventListener('resize', onResize, { signal })
  return {
    observe: () => queueMicrotask(() => signal.aborted || onResize()),
    unobserve: () => {},
    disconnect: () => stop.abort(),
  }
}

/** The fields of an `IntersectionObserver` entry that are used. */
export type Intersection = Pick<IntersectionObserverEntry, 'isIntersecting' | 'boundingClientRect'>

/** An `IntersectionObserver`; without browser support, everything counts as in view. */
export function createIntersectionObserver(
  onIntersect: (entries: readonly Intersection[]) => void,
  options?: IntersectionObserverInit,
): Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  if (typeof IntersectionObserver === 'function') return new IntersectionObserver(onIntersect, options)
  return {
    observe: element =>
      onIntersect([{ isIntersecting: true, boundingClientRect: element.getBoundingClientRect() }]),
    disconnect: () => {},
  }
}

/** A media query; without browser support, one that never matches. */
export function mediaQuery(
  query: string,
): Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'> {
  if (typeof window.matchMedia === 'function') return window.matchMedia(query)
  return { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
}
