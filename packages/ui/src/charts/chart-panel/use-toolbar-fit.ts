'use client'
import { type RefObject, useMemo, useRef, useState } from 'react'
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
  | 'viewText'
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
  ['viewText', 660],
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
export function useToolbarFit({ view, actions }: ToolbarSlots): BarFit<ToolbarPart> {
  const items = useMemo(() => [view, actions], [view, actions])
  return useBarFit({ partsOf: collapsedParts, limits: LIMITS, items })
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
  /** Names the set of items that the bar has now; the bar is measured again when it changes. Default ''. */
  set?: string
  /** Items that change size without a render of the bar's owner, such as lazy ones. Keep the list's identity. Default none. */
  items?: readonly (Element | null)[]
}

/** The width that a bar is assumed to have, because the items of its own width do not fit. `of`: the width, language and set of items. */
type Narrowed = { of: string; width: number }

const NOT_NARROWED: Narrowed = { of: '', width: 0 }
const NO_ITEMS: readonly (Element | null)[] = []

/**
 * Measures a toolbar of one row and returns the parts that do not fit: those of its width, then one after the other until no item is cut,
 * because of a view's own items or of a language with longer texts. Measured before the first paint, so that nothing
 * moves when a page loads.
 */
export function useBarFit<Part>({
  partsOf,
  limits,
  set = '',
  items = NO_ITEMS,
}: BarFitOptions<Part>): BarFit<Part> {
  const { ref, width, measured } = useWidth<HTMLDivElement>()
  const { lang } = useUi()
  const isPhone = useIsMobile()
  const [narrowed, setNarrowed] = useState(NOT_NARROWED)
  const of = [width, lang, set].join(' ')
  const assumed = narrowed.of === of ? narrowed.width : width
  const collapsed = useMemo(
    () => partsOf(measured ? assumed : null, isPhone),
    [partsOf, measured, assumed, isPhone],
  )
  const isNarrowed = useRef(false)
  useLayoutEffect(() => {
    isNarrowed.current = assumed !== width
    const bar = ref.current
    // while the window is being resized, the measured width is outdated
    if (!bar || assumed === null || bar.clientWidth !== width || !isCut(bar)) return
    const narrower = nextNarrower(assumed, limits)
    if (narrower !== null) setNarrowed({ of, width: narrower })
  })
  useLayoutEffect(() => {
    // tries all parts again; renders nothing if they are there and fit
    const fitAgain = () => {
      if (isNarrowed.current || isCut(ref.current)) setNarrowed({ ...NOT_NARROWED })
    }
    const observer = createResizeObserver(fitAgain)
    for (const item of items) if (item) observer.observe(item)
    const fonts = 'fonts' in document ? document.fonts : null
    fonts?.addEventListener('loadingdone', fitAgain)
    return () => {
      observer.disconnect()
      fonts?.removeEventListener('loadingdone', fitAgain)
    }
  }, [ref, items])
  return { ref, collapsed }
}

const isCut = (bar: Element | null): boolean => bar !== null && bar.scrollWidth > bar.clientWidth
