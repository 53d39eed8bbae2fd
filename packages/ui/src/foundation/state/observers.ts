/**
 * What browsers may lack, or a page may have taken away: here alone are they asked for. A part that cannot observe is drawn as it first
 * was, and follows the window.
 */

/** A `ResizeObserver`; where there is none, what it watches is looked at when the observing begins and when the window changes. */
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

/** What is asked of an `IntersectionObserver` entry. */
export type Intersection = Pick<IntersectionObserverEntry, 'isIntersecting' | 'boundingClientRect'>

/** An `IntersectionObserver`; where there is none, everything counts as in view. */
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

/** A media query; where the browser answers none, one that never matches. */
export function mediaQuery(
  query: string,
): Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'> {
  if (typeof window.matchMedia === 'function') return window.matchMedia(query)
  return { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
}
