'use client'
import { type RefObject, useMemo, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { createResizeObserver } from '../../foundation/state/observers.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { useWidth } from '../plot/use-width.ts'
import { collapsedParts, type ToolbarPart } from './toolbar-fit.ts'

/**
 * Follows the width of the toolbar and tells what has no place in it beside the items of the view in `slot`. Known before the first paint,
 * so nothing moves as a page starts.
 */
export function useToolbarFit(slot: HTMLElement | null): {
  ref: RefObject<HTMLDivElement | null>
  collapsed: ReadonlySet<ToolbarPart>
} {
  const { ref, width, measured } = useWidth<HTMLDivElement>()
  const { lang } = useUi()
  const taken = useOccupiedWidth(slot)
  const fonts = useLoadedFonts()
  const [shortage, setShortage] = useState<{ of: string; pixels: number }>({ of: '', pixels: 0 })
  const of = `${width} ${taken} ${lang} ${fonts}`
  const missing = shortage.of === of ? shortage.pixels : 0
  const collapsed = useMemo(
    () => collapsedParts(measured && width !== null ? width - taken - missing : null),
    [width, measured, taken, missing],
  )
  // the widths are those of usual words: where a language has longer ones, more gives way until all of it fits
  useLayoutEffect(() => {
    const bar = ref.current
    // a window that is being resized has another width than the one that is known
    if (!bar || bar.clientWidth !== width || missing >= width) return
    if (bar.scrollWidth > bar.clientWidth) setShortage({ of, pixels: missing + STEP })
  })
  return { ref, collapsed }
}

/** How much less width the toolbar is taken to have at each try, in pixels. */
const STEP = 40

/** The width of an element that may come late, in whole pixels; 0 while it is empty. */
function useOccupiedWidth(element: HTMLElement | null): number {
  const [taken, setOccupied] = useState(0)
  useLayoutEffect(() => {
    if (!element) return
    const read = (): void => setOccupied(Math.ceil(element.getBoundingClientRect().width))
    read()
    const observer = createResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return taken
}

/** How often fonts have come: words that were measured in another one are measured again. */
function useLoadedFonts(): number {
  const [loaded, setLoaded] = useState(0)
  useLayoutEffect(() => {
    const fonts = 'fonts' in document ? document.fonts : null
    const count = (): void => setLoaded(before => before + 1)
    fonts?.addEventListener('loadingdone', count)
    return () => fonts?.removeEventListener('loadingdone', count)
  }, [])
  return loaded
}
