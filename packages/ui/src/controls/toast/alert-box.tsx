'use client'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { useEffect } from 'react'
import { ALERT_MS, type ToastTone } from './toast.reducer.ts'
import { type RegionProps, ToastFrame } from './toast-frame.tsx'
import { useToasts } from './use-toasts.ts'

/** There is one message at a time; the next one replaces it. */
const ONE = 1

export type AlertBoxProps = RegionProps & {
  open?: boolean
  defaultOpen?: boolean
  /** Called when its time is over or the user closes it. */
  onOpenChange?: (open: boolean) => void
  /** Plain text; markup is shown as text. A new message while it is open is announced and gets its full time. */
  message: string
  /** Default `down`, which is announced immediately; the others are announced politely. */
  tone?: ToastTone
  /** Stays until it is closed (shared-blocks §4). Default false. */
  persist?: boolean
  /** Duration in milliseconds. Default 3000 (shared-blocks §4, §9). */
  duration?: number
}

/**
 * A single message of the page, "shown, then hidden after 3000 ms unless told to persist" (H5, shared-blocks §4).
 * Needs no hook. Parts: `data-slot` toast-region, toast, toast-text; state: `data-edge`, `data-tone`.
 */
export function AlertBox({
  open,
  defaultOpen = false,
  onOpenChange,
  message,
  tone = 'down',
  persist,
  duration = ALERT_MS,
  ...frameProps
}: AlertBoxProps) {
  const [isOpen, setOpen] = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  })
  const close = () => setOpen(false)
  const { events } = useToasts({ onOver: close })
  const { show, closeAll } = events
  useEffect(() => {
    if (isOpen) show({ id: ONE, message, tone, persist, duration: duration > 0 ? duration : ALERT_MS })
    else closeAll()
  }, [isOpen, message, tone, persist, duration, show, closeAll])

  // rendered from props, so that the server renders it too and a controlling parent can keep it open
  const toasts = isOpen && message?.trim() ? [{ id: ONE, message, tone, close }] : []
  return <ToastFrame {...frameProps} toasts={toasts} events={events} />
}
