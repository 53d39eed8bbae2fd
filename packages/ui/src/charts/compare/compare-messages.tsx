'use client'
import { Notice } from '../../controls/notice/notice.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { CompareMessage } from './compare.model.ts'
import { compareMessageText } from './compare.shape.ts'

export type CompareMessagesProps = {
  messages: readonly CompareMessage[]
  /** Adds a close button to each. */
  onDismiss?: (message: CompareMessage) => void
}

/** What the comparison has to say. The region stays, so that what comes into it is announced. `data-slot` compare-messages. */
export function CompareMessages({ messages, onDismiss }: CompareMessagesProps) {
  const label = useLabel()
  return (
    <div role="status" data-slot="compare-messages" className="grid gap-2 empty:hidden">
      {messages.map(message => (
        <Notice
          key={`${message.kind} ${message.name}`}
          live="off"
          tone="warn"
          {...(onDismiss ? { onClose: () => onDismiss(message) } : {})}
        >
          {compareMessageText(message, label)}
        </Notice>
      ))}
    </div>
  )
}
