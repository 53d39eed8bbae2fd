import { mediaQuery } from '../../foundation/state/observers.ts'
import type { GraphColours } from './graph-paint.ts'

/** The colours of the theme that an element stands in; where the system forces its own, those. */
export function readColours(element: Element): GraphColours {
  const style = getComputedStyle(element)
  const font = style.fontFamily || 'sans-serif'
  if (mediaQuery('(forced-colors: active)').matches) return { ...FORCED, font }
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    link: token('--line-control'),
    markedLink: token('--accent'),
    main: token('--map-main'),
    other: token('--network-other'),
    rim: token('--surface'),
    ring: token('--accent'),
    ink: token('--ink'),
    font,
  }
}

const FORCED = {
  link: 'CanvasText',
  markedLink: 'Highlight',
  main: 'CanvasText',
  other: 'GrayText',
  rim: 'Canvas',
  ring: 'Highlight',
  ink: 'CanvasText',
}

/** Calls back when the colours around an element, its density or its font may be other ones. Gives back how to stop. */
export function watchLooks(element: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  const attributeFilter = ['data-theme', 'data-contrast', 'class', 'style']
  for (let around = element.parentElement; around; around = around.parentElement)
    observer.observe(around, { attributes: true, attributeFilter })
  const media = ['(forced-colors: active)', '(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map(
    query => mediaQuery(query),
  )
  for (const query of media) query.addEventListener('change', changed)
  const fonts = 'fonts' in document ? document.fonts : null
  fonts?.addEventListener('loadingdone', changed)
  // a window that is dragged to another screen, or zoomed
  window.addEventListener('resize', changed)
  return () => {
    observer.disconnect()
    for (const query of media) query.removeEventListener('change', changed)
    fonts?.removeEventListener('loadingdone', changed)
    window.removeEventListener('resize', changed)
  }
}
