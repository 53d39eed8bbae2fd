'use client'
import { type RefObject, useMemo, useState } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { createResizeObserver } from '../../foundation/state/observers.ts'
import { useIsMobile } from '../../foundation/state/use-media.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { useWidth } from '../plot/use-width.ts'
import type { ToolbarSlots } from './toolbar-slots.tsx'

/** Parts that leave the toolbar, or become shorter, in a narrow card. */
export type ToolbarPart =
  | 'trend'
  | 'spread'
  | 'export'
  | 'compareText'
  | 'dates'
  | 'venue'
  | 'values'
  | 'fullscreen'

/** The parts in the order in which they collapse, each with the width in pixels below which it does even if it would fit. */
const GIVES_WAY: readonly (readonly [part: ToolbarPart, below: number])[] = [
  ['trend', 900],
  ['spread', 860],
  ['export', 800],
  ['compareText', 700],
  ['dates', 620],
  ['venue', 560],
  ['values', 560],
  ['fullscreen', 560],
]

/** The parts that collapse in a toolbar of this width. `null`: the width is unknown; then all collapse on a phone, and none elsewhere. */
export function collapsedParts(width: number | null, isPhone = false): ReadonlySet<ToolbarPart> {
  if (width === null) return isPhone ? collapsedParts(0) : NONE
  return new Set(GIVES_WAY.flatMap(([part, below]) => (width < below ? [part] : [])))
}

const NONE: ReadonlySet<ToolbarPart> = new Set()

/** The widest toolbar in which one part more collapses than in one of this width; null if there is none. */
export function nextNarrower(width: number, limits: readonly number[] = LIMITS): number | null {
  const below = limits.filter(limit => limit <= width)
  return below.length > 0 ? Math.max(...below) - 1 : null
}

const LIMITS = GIVES_WAY.map(([, below]) => below)

/** Measures a chart's toolbar and returns the parts that do not fit. */
export function useToolbarFit(slots: ToolbarSlots): BarFit<ToolbarPart> {
  // lazy items mount without a render of the panel: their new width measures the bar again
  const items = [useOccupiedWidth(slots.view), useOccupiedWidth(slots.actions)]
  return useBarFit({ partsOf: collapsedParts, limits: LIMITS, items: items.join(' ') })
}

export type BarFit<Part> = {
  ref: RefObject<HTMLDivElement | null>
  collapsed: ReadonlySet<Part>
}

export type BarFitOptions<Part> = {
  /** The parts that collapse in a toolbar of a width in pixels. */
  partsOf: (width: number | null, isPhone: boolean) => ReadonlySet<Part>
  /** The widths below which a part collapses. */
  limits: readonly number[]
  /** Identifies the bar's other items; the bar is measured again when they change. Default ''. */
  items?: string
}

/**
 * Measures a toolbar of one row and returns the parts that do not fit: those of its width, then one after the other until no item is cut,
 * because of a view's own items or of a language with longer texts. Measured before the first paint, so that nothing
 * moves when a page loads.
 */
export function useBarFit<Part>({ partsOf, limits, items = '' }: BarFitOptions<Part>): BarFit<Part> {
  const { ref, width, measured } = useWidth<HTMLDivElement>()
  const { lang } = useUi()
  const isPhone = useIsMobile()
  const fonts = useLoadedFonts()
  const [narrowed, setNarrowed] = useState<{ of: string; width: number }>({ of: '', width: 0 })
  const of = [width, items, lang, fonts].join(' ')
  const assumed = narrowed.of === of ? narrowed.width : width
  const collapsed = useMemo(
    () => partsOf(measured ? assumed : null, isPhone),
    [partsOf, measured, assumed, isPhone],
  )
  useLayoutEffect(() => {
    const bar = ref.current
    // while the window is being resized, the measured width is outdated
    if (!bar || assumed === null || bar.clientWidth !== width || bar.scrollWidth <= width) return
    const narrower = nextNarrower(assumed, limits)
    if (narrower !== null) setNarrowed({ of, width: narrower })
  })
  return { ref, collapsed }
}

/** The width of an element in whole pixels; 0 until it is mounted, and while it is empty. */
function useOccupiedWidth(element: HTMLElement | null): number {
  const [occupied, setOccupied] = useState(0)
  useLayoutEffect(() => {
    if (!element) return
    const read = (): void => setOccupied(Math.ceil(element.getBoundingClientRect().width))
    read()
    const observer = createResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return occupied
}

/** Counts loaded fonts, so that texts measured in a fallback font are measured again. */
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
