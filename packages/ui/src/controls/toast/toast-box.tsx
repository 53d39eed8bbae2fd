'use client'
import { type ReactNode, useId } from 'react'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { ToastTone } from './toast.reducer.ts'

const ICONS: Record<ToastTone, ReactNode> = {
  neutral: <Info className="text-ink-3" />,
  up: <CircleCheck className="text-up" />,
  warn: <TriangleAlert className="text-warn" />,
  down: <CircleAlert className="text-down" />,
}

export type ToastBoxProps = { message: string; tone: ToastTone; onClose: () => void }

/** A message. Parts: `data-slot` toast, toast-text; state: `data-tone`. */
export function ToastBox({ message, tone, onClose }: ToastBoxProps) {
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
