import {
  type BannerTrigger,
  isPastScrollMark,
  REGISTRATION_BANNER_IDLE,
} from './registration-banner.reducer.ts'

/** Watches for the banner's triggers and reports each; returns the cleanup function. */
export type WatchVisitor = (onTrigger: (trigger: BannerTrigger) => void) => () => void

/** Events that show activity. */
const ACTIVITY = [
  'mousemove',
  'pointerdown',
  'touchmove',
  'keydown',
  'wheel',
  'scroll',
  'visibilitychange',
] as const

/** Watches the document: 15 seconds without activity, the mouse leaving, scrolling past 60 percent (shared-blocks §4). */
export const watchVisitor: WatchVisitor = onTrigger => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    clearTimeout(timer)
    timer = setTimeout(idle, REGISTRATION_BANNER_IDLE)
  }
  // a hidden tab is not idle; the delay restarts when it becomes visible
  const idle = () => {
    if (document.visibilityState !== 'hidden') onTrigger('idle')
  }
  const left = ({ target }: MouseEvent) => {
    if (target === document || target === document.documentElement) onTrigger('mouseLeft')
  }
  const scrolled = () => {
    const height = document.documentElement.scrollHeight
    if (isPastScrollMark({ scrolled: window.scrollY, height })) onTrigger('scrolled')
  }

  const stop = new AbortController()
  const listening = { capture: true, passive: true, signal: stop.signal }
  for (const sign of ACTIVITY) window.addEventListener(sign, rest, listening)
  window.addEventListener('mouseleave', left, listening)
  window.addEventListener('scroll', scrolled, listening)
  rest()
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}
