'use client'
import type { RowData } from '@tanstack/react-table'
import { clsx } from 'clsx'
import {
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { mediaQuery } from '../../foundation/state/observers.ts'
import { ColumnStepper } from './column-stepper.tsx'
import { pinnedEndCount } from './columns/drawn-columns.ts'
import type { DataTableModel } from './model/use-data-table.ts'
import { useOverflowState } from './window/overflow-context.ts'
import { useCutText } from './window/use-cut-text.tsx'
import { useFitWindow } from './window/use-fit-window.ts'
import { type Overflow, useOverflowObserver } from './window/use-overflow.ts'

/** The end fades while more columns follow. */
const frameStyles =
  'relative after:pointer-events-none after:absolute after:inset-y-0 after:end-(--table-scrollbar,0px) after:z-4 after:w-7 after:bg-linear-to-l after:from-surface after:opacity-0 after:transition-opacity after:duration-150 data-more:after:opacity-100 motion-reduce:after:transition-none rtl:after:bg-linear-to-r print:after:hidden forced-colors:after:hidden'

/** Newer rows are loading while the older ones stay. */
const progressStyles =
  'absolute inset-x-0 top-0 z-2 h-0.5 animate-pulse bg-accent motion-reduce:animate-none print:hidden'

/** The box in which a wide table scrolls. Its position is relative, so that visually hidden content of the cells scrolls along and does not widen the page. */
const scrollerStyles =
  'focus-ring relative overflow-x-auto -outline-offset-2 max-desk:touch-pan-y print:overflow-visible'

/** Rows scroll in the box, which is as tall as the window allows. Not on phones, where a box inside the page traps touch scrolling. */
const fitStyles =
  'not-print:desk:max-h-(--table-fit,max(26.25rem,calc(100dvh-27rem))) not-print:desk:overflow-y-auto not-print:desk:[&_thead]:sticky not-print:desk:[&_thead]:top-0 not-print:desk:[&_thead]:z-3 not-print:desk:[&_thead]:bg-surface'

export type TableScrollBoxProps<Data extends RowData> = {
  model: DataTableModel<Data>
  status: 'ready' | 'loading' | 'failed'
  /** The box itself. */
  scroller: RefObject<HTMLDivElement | null>
  /** Prefix of its id. */
  ids: string
  /** Its role if the table is wider than it: keyboard users can scroll it only if it is focusable. */
  named: Pick<ComponentProps<'div'>, 'role' | 'aria-label' | 'aria-labelledby'>
  /** Elements over it; a function receives the sides on which the table overflows. */
  over: ReactNode | ((overflow: Overflow) => ReactNode)
  /** Whether the table adds space for what is over it once it overflows (`data-overflows`). Default false. */
  addsSpace?: boolean | undefined
  /** `content`: as tall as its rows; `window`: as tall as the window allows. Default `content`. */
  fit?: 'content' | 'window' | undefined
  /** Classes of the element around it. */
  className?: string | undefined
  /** The table. */
  children: ReactNode
}

/** The box in which a wide table scrolls, and the phone's stepper above it (T1–T3). */
export function TableScrollBox<Data extends RowData>({
  model,
  status,
  scroller,
  ids,
  named,
  over,
  addsSpace,
  fit = 'content',
  className,
  children,
}: TableScrollBoxProps<Data>) {
  const frame = useRef<HTMLDivElement>(null)
  const { overflow, setOverflow } = useOverflowState()
  useOverflowObserver(scroller, setOverflow, addsSpace)
  const swipe = useSwipe(model.actions.stepColumn)
  useScrollBack(frame, model.state.collapses)
  const { layout, isEmpty } = model
  const isFitted = fit === 'window' && layout !== 'phone'
  useFitWindow(scroller, isFitted)
  const cut = useCutText({
    scroller,
    rows: model.rowModel,
    columns: model.columns,
    isWhole: !model.lines.windowed,
    isPhone: layout === 'phone',
  })
  const deskHandlers = {
    ...cut.handlers,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      revealFocused(event)
      cut.handlers.onFocus(event)
    },
  }

  return (
    <>
      <ColumnStepper model={model} />
      <div
        ref={frame}
        data-slot="table-frame"
        data-more={overflow.after ? '' : undefined}
        className={clsx(
          frameStyles,
          // before the columns pinned at the end
          pinnedEndCount(model.columns.drawn) > 0 && 'desk:after:end-(--pin-end-width,0px)',
          className,
        )}
      >
        {status === 'loading' && !isEmpty && <div data-slot="table-progress" className={progressStyles} />}
        {typeof over === 'function' ? over(overflow) : over}
        <div
          ref={scroller}
          id={`${ids}scroller`}
          data-slot="table-scroller"
          className={clsx(scrollerStyles, fit === 'window' && fitStyles)}
          {...(overflow.overflows || isFitted ? { ...named, tabIndex: 0 } : {})}
          {...(layout === 'phone' ? swipe : deskHandlers)}
        >
          {children}
        </div>
        {cut.bubble}
      </div>
    </>
  )
}

/**
 * Scrolls keyboard focus out from under the first column and the table's edges. Browsers do not if 32 px of the element are
 * in the box, its scroll margin included.
 */
function revealFocused({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget && target.matches(':focus-visible'))
    target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
}

/** Distance that the page leaves above the table, in pixels (shared-blocks §9). */
const SCROLL_OFFSET = 100

/** Scrolls the table's top back into view each time it was collapsed, with 100 px above it (T4). */
function useScrollBack(table: RefObject<HTMLElement | null>, collapses: number): void {
  useEffect(() => {
    if (collapses === 0 || !table.current) return
    // read here: tables that are never collapsed need not subscribe to the setting
    const still = mediaQuery('(prefers-reduced-motion: reduce)').matches
    const top = table.current.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET
    window.scrollTo({ top: Math.max(0, top), behavior: still ? 'auto' : 'smooth' })
  }, [table, collapses])
}

/** Handlers that detect a horizontal swipe over an element; the browser handles vertical scrolling. */
function useSwipe(onStep: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return useMemo(
    () => ({
      onPointerDown(event: PointerEvent) {
        start.current = event.pointerType === 'touch' ? { x: event.clientX, y: event.clientY } : null
      },
      onPointerUp(event: PointerEvent) {
        const from = start.current
        start.current = null
        if (!from) return
        const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
        const step = swipeStep({ dx: event.clientX - from.x, dy: event.clientY - from.y, rtl })
        if (step) onStep(step)
      },
      onPointerCancel() {
        start.current = null
      },
    }),
    [onStep],
  )
}

/** Distance from which a touch counts as a swipe, in pixels. */
const SWIPE_DISTANCE = 40

/** Distance between touch start and end in window coordinates, and the text direction. */
type Swipe = { dx: number; dy: number; rtl: boolean }

/** The column step of a swipe: the next column enters from the end of the line. Null if it was no swipe. */
export function swipeStep({ dx, dy, rtl }: Swipe): 1 | -1 | null {
  if (Math.abs(dx) < SWIPE_DISTANCE || Math.abs(dx) < 2 * Math.abs(dy)) return null
  return dx < 0 === !rtl ? 1 : -1
}
