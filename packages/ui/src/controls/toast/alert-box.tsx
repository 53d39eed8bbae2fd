'use client'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { useEffect } from 'react'
import { ALERT_MS, type ToastTone } from './toast.reducer.ts'
import { ToastFrame, type ToastLooks } from './toast-frame.tsx'
import { useToasts } from './use-toasts.ts'

/** There is one message at a time; the next one takes its place. */
const ONE = 1

export type AlertBoxProps = ToastLooks & {
  open?: boolean
  defaultOpen?: boolean
  /** Told when its time is over or the user closes it. */
  onOpenChange?: (open: boolean) => void
  /** Plain text; markup in it is shown as text. Another message while it is open is said anew, with its full time. */
  message: string
  /** Default `down`, which is said at once; the others are said politely. */
  tone?: ToastTone
  /** Stands until it is closed (shared-blocks §4). Default false. */
  persist?: boolean
  /** How long it stands, in milliseconds. Default 3000 (shared-blocks §4, §9). */
  duration?: number
}

/**
 * One message of the page, "shown, then hidden after 3000 ms unless told to persist" (H5, shared-blocks §4). Needs no list and no hook.
 * Parts: `data-slot` toast-region, toast, toast-text; state: `data-edge`, `data-tone`.
 */
export function AlertBox({
  open,
  defaultOpen = false,
  onOpenChange,
  message,
  tone = 'down',
  persist,
  duration = ALERT_MS,
  ...looks
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

  // drawn from what is given, so that the server draws it too and a parent that keeps it open is obeyed
  const toasts = isOpen && message.trim() ? [{ id: ONE, message, tone, close }] : []
  return <ToastFrame {...looks} toasts={toasts} events={events} />
}
