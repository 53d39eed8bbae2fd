'use client'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { Button } from '../button/button.tsx'

export type PickerConfirmProps = {
  /** What waits to be taken, as the field will show it. */
  held?: string | null | undefined
  onConfirm: () => void
}

/** The last line of a picker that asks for a word before it takes what was picked (D25). `data-slot` picker-confirm. */
export function PickerConfirm({ held, onConfirm }: PickerConfirmProps) {
  const label = useLabel()
  return (
    <div
      data-slot="picker-confirm"
      className="mt-2 flex items-center justify-between gap-3 border-t border-line pt-2 max-desk:pb-2"
    >
      <span role="status" className="num min-w-0 flex-1 truncate text-ink-2">
        {held}
      </span>
      <Button variant="primary" onClick={onConfirm}>
        {label('picker_confirm')}
      </Button>
    </div>
  )
}
