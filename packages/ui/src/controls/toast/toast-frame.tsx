'use client'
import {
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../../foundation/icons/icons.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { useOverlay } from '../../foundation/overlays/use-overlay.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { clearEdge, type Edge } from '../clear-edge/clear-edge.layout.ts'
import { DIALOG_GUEST } from '../dialog/dialog-guests.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { ToastTone } from './toast.reducer.ts'
import type { ToastsModel } from './use-toasts.ts'

export type RegionProps = Omit<ComponentProps<'section'>, 'children' | 'ref'> & {
  /** The key that moves focus to the messages and back, as `KeyboardEvent.key`. Default `F8`, because browsers use F6. */
  hotkey?: string
}

export type ToastItem = { id: number; message: string; tone: ToastTone; close: () => void }

type ToastFrameProps = RegionProps & {
  /** Oldest first. */
  toasts: readonly ToastItem[]
  events: Pick<ToastsModel['events'], 'pause' | 'resume'>
}

/** Stops focus events: a dialog's focus trap listens on the document and would move the focus back. */
function hideFromTrap({ nativeEvent }: FocusEvent): void {
  nativeEvent.stopImmediatePropagation()
}

const isUrgent = ({ tone }: ToastItem) => tone === 'down'
const box = ({ id, ...toast }: ToastItem) => <ToastBox key={id} {...toast} onClose={toast.close} />

/**
 * The container of messages: always in the tree, a landmark only while it has messages. If they do not fit, it
 * scrolls and shows its end first: urgent ones, then the newest, are last.
 */
export function ToastFrame({ toasts, events, hotkey = 'F8', className, ...rest }: ToastFrameProps) {
  const label = useLabel()
  const ref = useRef<HTMLElement>(null)
  useOverlay(toasts.length > 0)
  const edge = useToastEdge(ref, toasts.length)
  const focus = useToastFocus(ref, toasts.map(({ id }) => id).join(' '))
  useToastKeys({ ref, toasts, hotkey, goBack: focus.goBack })
  const enter = (event: FocusEvent<HTMLElement>) => {
    hideFromTrap(event)
    focus.enter(event)
    events.pause('focus')
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return hideFromTrap(event)
    focus.leave()
    events.resume('focus')
  }
  return (
    <section
      {...rest}
      {...DIALOG_GUEST}
      ref={ref}
      tabIndex={-1}
      aria-label={toasts.length > 0 ? label('toast_region', { key: hotkey }) : undefined}
      data-ui=""
      data-slot="toast-region"
      data-edge={edge}
      // a press here must not close a dialog as a press outside
      onPointerDown={event => event.stopPropagation()}
      onPointerMove={() => events.pause('hover')}
      onPointerLeave={() => events.resume('hover')}
      onFocus={enter}
      onBlur={leave}
      className={cx(
        'focus-ring pointer-events-none fixed inset-x-0 z-60 mx-auto flex max-h-[60dvh] w-[min(29rem,100vw)] flex-col-reverse overflow-y-auto rounded-card px-3 print:hidden -outline-offset-4!',
        'data-[edge=end]:bottom-(--occupied-end,0px) data-[edge=start]:top-(--occupied-start,0px)',
        toasts.length > 0 && 'pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] desk:pb-6',
        className,
      )}
    >
      <div>
        <div role="status" aria-live="polite" aria-atomic="false">
          {toasts.filter(toast => !isUrgent(toast)).map(box)}
        </div>
        <div role="alert" aria-live="assertive" aria-atomic="false">
          {toasts.filter(isUrgent).map(box)}
        </div>
      </div>
    </section>
  )
}

/**
 * Manages focus within the messages. When the focused message closes, the focus stays in the region while there are
 * others, and returns to its origin with the last one. `ids` lists the visible messages.
 */
function useToastFocus(ref: RefObject<HTMLElement | null>, ids: string) {
  const inside = useRef(false)
  const before = useRef<HTMLElement | null>(null)
  const goBack = useCallback(() => before.current?.focus({ preventScroll: true }), [])

  useLayoutEffect(() => {
    if (!inside.current) return
    if (ids === '') {
      inside.current = false
      goBack()
    } else if (!ref.current?.contains(document.activeElement)) ref.current?.focus()
  }, [ref, ids, goBack])

  return {
    goBack,
    enter: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      inside.current = true
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget
    },
    leave: () => {
      inside.current = false
    },
  }
}

/** The window edge at which messages do not cover the focused element. The end on the server, and for an empty region. */
function useToastEdge(ref: RefObject<HTMLElement | null>, count: number): Edge {
  const [edge, setEdge] = useState<Edge>('end')
  const empty = count === 0

  useEffect(() => {
    if (empty) return
    let frame = 0
    const update = () => {
      const region = ref.current
      const focused = document.activeElement
      if (!region || !focused || focused === document.body || region.contains(focused)) return
      const boxes = { floating: region.getBoundingClientRect(), focused: focused.getBoundingClientRect() }
      setEdge(edge => clearEdge({ edge, ...boxes, height: window.innerHeight }))
    }
    // wait until the browser has scrolled the focused element into view
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    }
    soon()
    const stop = new AbortController()
    document.addEventListener('focusin', soon, { signal: stop.signal })
    window.addEventListener('scroll', soon, { signal: stop.signal, capture: true, passive: true })
    window.addEventListener('resize', soon, { signal: stop.signal })
    return () => {
      cancelAnimationFrame(frame)
      stop.abort()
      setEdge('end')
    }
  }, [ref, empty])

  return edge
}

const ICONS: Record<ToastTone, ReactNode> = {
  neutral: <Info className="text-ink-3" />,
  up: <CircleCheck className="text-up" />,
  warn: <TriangleAlert className="text-warn" />,
  down: <CircleAlert className="text-down" />,
}

type ToastBoxProps = { message: string; tone: ToastTone; onClose: () => void }

/** A message. Parts: `data-slot` toast, toast-text; state: `data-tone`. */
function ToastBox({ message, tone, onClose }: ToastBoxProps) {
  const label = useLabel()
  const id = useId()
  return (
    <div
      data-slot="toast"
      data-tone={tone}
      className="pointer-events-auto mt-2 flex items-start gap-2 rounded-card border border-line bg-surface-raised py-1.5 ps-3 pe-1.5 text-13 text-ink shadow-pop max-desk:text-14"
    >
      <span
        aria-hidden="true"
        className="flex min-h-7 shrink-0 items-center max-desk:min-h-9 [&_svg]:size-4 [&_svg]:stroke-[1.5]"
      >
        {ICONS[tone]}
      </span>
      <p
        id={id}
        data-slot="toast-text"
        className="min-w-0 flex-1 self-center py-1 whitespace-pre-line wrap-anywhere"
      >
        {/* text of the other direction keeps its order and its full stop */}
        <bdi>{message}</bdi>
      </p>
      <IconButton size="s" label={label('close')} tip={false} aria-describedby={id} onClick={onClose}>
        <X />
      </IconButton>
    </div>
  )
}

type Closable = { id: number; close: () => void }

type ToastKeysOptions = {
  ref: RefObject<HTMLElement | null>
  /** Oldest first. */
  toasts: readonly Closable[]
  hotkey: string
  goBack: () => void
}

/** Elements that handle Escape before a message does. */
const HANDLES_ESCAPE =
  'dialog, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="combobox"], [aria-expanded="true"], input, textarea, select'

/** The hotkey moves focus to the messages and back; Escape closes the newest one. */
function useToastKeys({ ref, toasts, hotkey, goBack }: ToastKeysOptions): void {
  const newest = useRef<Closable | undefined>(undefined)
  const last = toasts.at(-1)
  useEffect(() => {
    newest.current = last
  })
  const empty = last === undefined

  useEffect(() => {
    if (empty) return
    const onKey = (event: KeyboardEvent) => {
      const region = ref.current
      if (!region) return
      const inside = region.contains(document.activeElement)
      // inside, no other handler applies: an open dialog only prevents the default to ignore Escape
      if (event.defaultPrevented && !inside) return
      if (event.key === 'Escape') {
        if (inside || !handlesEscape(event.target)) newest.current?.close()
      } else if (event.key === hotkey) {
        event.preventDefault()
        if (inside) goBack()
        else region.focus()
      }
    }
    // on the window, after every handler in the page
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [ref, empty, hotkey, goBack])
}

function handlesEscape(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(HANDLES_ESCAPE) !== null
}
