'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from '@radix-ui/react-tooltip'
import {
  type ComponentProps,
  cloneElement,
  createContext,
  type HTMLAttributes,
  isValidElement,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { forwardRef, refOf } from '../../foundation/forward-ref.ts'
import { isMovedFocus } from '../../foundation/layer/moved-focus.ts'
import { showPopupInTopLayer } from '../../foundation/layer/popup-in-top-layer.tsx'
import { cx } from '../../foundation/tokens/cx.ts'
import { idList } from '../field/id-list.ts'
import { bubbleStyles } from './bubble.tsx'

type TipState = {
  trigger: RefObject<HTMLElement | null>
  isOpen: boolean
  pins: boolean
  isPinned: boolean
  setPinned: (pinned: boolean) => void
  setHinted: (hinted: boolean) => void
  close: () => void
}

const TipContext = createContext<TipState | null>(null)

function useTip(): TipState {
  const tip = useContext(TipContext)
  if (!tip) throw new Error('The parts of a tip need a <Tip> above them.')
  return tip
}

export type TipProps = {
  /**
   * Whether a press opens the bubble and keeps it open, for text that touch users need. Default false: a press closes
   * it.
   */
  pins?: boolean
  /** Disables the bubble when there is no text. Default false. */
  disabled?: boolean
  /** A TipTrigger and a TipContent. */
  children: ReactNode
}

/**
 * A bubble with the text of one control: hover and keyboard focus open it, Escape closes it, and the pointer can move
 * onto it (WCAG 1.4.13). Parts: TipTrigger, TipContent.
 */
export function Tip({ pins = false, disabled = false, children }: TipProps) {
  const [isHinted, setHinted] = useState(false)
  const [isPinned, setPinned] = useState(false)
  const trigger = useRef<HTMLElement>(null)
  const isOpen = !disabled && (isHinted || (pins && isPinned))
  const close = () => {
    setHinted(false)
    setPinned(false)
  }
  return (
    <TipContext.Provider value={{ trigger, isOpen, pins, isPinned, setPinned, setHinted, close }}>
      {children}
    </TipContext.Provider>
  )
}

export type TipTriggerProps = {
  /** The control of the bubble: one element that takes props and a ref. */
  children: ReactNode
  /** The id of the TipContent, if it describes the control. */
  'aria-describedby'?: string | undefined
  /** Whether the control has `aria-expanded`, because a press opens the bubble. Default false. */
  expands?: boolean
}

/** The props of the control that the trigger adds to. */
type ControlProps = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> }

/**
 * Opens and closes the bubble. Renders its single child element, like Radix's `asChild`. A page has dozens of closed
 * tips, so only an open one has Radix's parts.
 */
export function TipTrigger({ children, expands = false, 'aria-describedby': describedBy }: TipTriggerProps) {
  const { trigger, isOpen, pins, isPinned, setPinned, setHinted, close } = useTip()
  const control = isValidElement<ControlProps>(children) ? children : null
  const ref = useComposedRefs(trigger, control ? refOf(control) : undefined)
  const hint = useHint(isOpen, setHinted)
  const wasPinned = useRef(false)
  if (!control) return children
  const { props } = control
  return cloneElement(control, {
    'aria-expanded': expands ? isOpen : undefined,
    ...props,
    ref,
    'aria-describedby': idList(props['aria-describedby'], describedBy),
    onPointerMove: both(props.onPointerMove, hint.enter),
    onPointerLeave: both(props.onPointerLeave, hint.leave),
    onPointerDown: both(props.onPointerDown, event => {
      wasPinned.current = isPinned
      hint.press(event)
      // avoid flicker: a bubble opened by hover stays open between press and click
      if (isOpen) setPinned(pins)
    }),
    onClick: both(props.onClick, ({ detail }) => {
      // a keyboard click has no preceding pointer event
      const before = detail === 0 ? isPinned : wasPinned.current
      hint.cancel()
      close()
      setPinned(pins && !before)
    }),
    onFocus: both(props.onFocus, ({ target, defaultPrevented }) => {
      // only for keyboard focus that no popup moved
      if (!defaultPrevented && target.matches(':focus-visible') && !isMovedFocus(target)) hint.focus()
    }),
    onBlur: both(props.onBlur, () => {
      hint.cancel()
      close()
    }),
  })
}

/** The control's own handler, then the trigger's. */
function both<Event>(own: ((event: Event) => void) | undefined, added: (event: Event) => void) {
  return (event: Event) => {
    own?.(event)
    added(event)
  }
}

export type TipContentProps = Omit<ComponentProps<'span'>, 'ref'> & {
  children: ReactNode
  /** Less padding, for short texts. Default false. */
  tight?: boolean
}

/**
 * The bubble. Its text is in the document, hidden, while it is closed: set the trigger's `aria-describedby` to its
 * `id`. Inside the trigger it is not part of the trigger's name. `data-slot` tip, state `data-side`.
 */
export function TipContent({ id, tight = false, className, children, ...rest }: TipContentProps) {
  const { trigger, isOpen, setHinted, close } = useTip()
  if (!isOpen)
    return (
      <span aria-hidden="true" {...rest} id={id} hidden data-slot="tip">
        {children}
      </span>
    )
  return (
    // the bubble closes by itself; what opens it is the trigger's part
    <Radix.Provider>
      <Radix.Root open onOpenChange={setHinted}>
        <Radix.Trigger asChild>
          <MountedTrigger element={trigger} />
        </Radix.Trigger>
        <Radix.Content
          asChild
          // without an id it is no description: it repeats the trigger's name
          id={id ?? ''}
          ref={showPopupInTopLayer}
          side="bottom"
          sideOffset={6}
          collisionPadding={8}
          onEscapeKeyDown={event => {
            // the innermost layer closes first: a surrounding dialog gets the next Escape
            event.stopPropagation()
            close()
          }}
          onPointerDownOutside={event => {
            // the trigger toggles by its own press
            if (!(event.target instanceof Node && trigger.current?.contains(event.target))) close()
          }}
        >
          <span
            aria-hidden="true"
            {...rest}
            id={id}
            data-slot="tip"
            className={cx(bubbleStyles, tight && 'px-2 py-1', className)}
          >
            {children}
          </span>
        </Radix.Content>
      </Radix.Root>
    </Radix.Provider>
  )
}

/** Stands for the trigger, which is mounted elsewhere, so that Radix finds its element. */
const MountedTrigger = forwardRef(function MountedTrigger({
  element,
  ref,
}: {
  element: RefObject<HTMLElement | null>
  ref?: Ref<HTMLElement | null>
}) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element])
  return null
})

/** Hover time before the bubble opens, in milliseconds, so that crossing a toolbar opens nothing. */
const HOVER_DELAY = 250

type SetHinted = (hinted: boolean) => void

/** The tip that hover or focus opened last: only one is open by them. */
let latest: SetHinted | null = null

function show(setHinted: SetHinted): void {
  if (latest !== setHinted) latest?.(false)
  latest = setHinted
  setHinted(true)
}

/** When the trigger of a tip opens it: hover for a while, at once by focus that no pointer caused. `setHinted` is stable. */
function useHint(isOpen: boolean, setHinted: SetHinted) {
  const open = useRef(isOpen)
  useEffect(() => {
    open.current = isOpen
  })
  const hint = useMemo(() => createHint(() => open.current, setHinted), [setHinted])
  useEffect(() => hint.unmount, [hint])
  return hint
}

function createHint(isOpen: () => boolean, setHinted: SetHinted) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isInside = false
  let isPressed = false
  const cancel = () => clearTimeout(timer)
  const release = () => {
    isPressed = false
  }
  return {
    enter({ pointerType }: PointerEvent) {
      if (pointerType === 'touch' || isInside) return
      isInside = true
      cancel()
      timer = setTimeout(() => isOpen() || show(setHinted), HOVER_DELAY)
    },
    leave() {
      isInside = false
      cancel()
    },
    press({ defaultPrevented }: PointerEvent) {
      // a menu that opens on press handles it itself
      if (defaultPrevented) return
      isPressed = true
      document.addEventListener('pointerup', release, { once: true })
      if (isOpen()) setHinted(false)
    },
    focus() {
      if (isPressed || isOpen()) return
      cancel()
      show(setHinted)
    },
    cancel,
    unmount() {
      cancel()
      document.removeEventListener('pointerup', release)
      if (latest === setHinted) latest = null
    },
  }
}
