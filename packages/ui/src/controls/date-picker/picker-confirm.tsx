'use client'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import type { PickerModel } from './use-picker.ts'

/** The footer of a picker whose selections wait for OK (D25); nothing for other pickers. `data-slot` picker-confirm. */
export function PickerConfirm({ model }: { model: PickerModel }) {
  const label = useLabel()
  const { confirm, pendingText } = model.viewModel
  if (!confirm) return null
  return (
    <div
      data-slot="picker-confirm"
      className="mt-2 flex items-center justify-between gap-3 border-t border-line pt-2 max-desk:pb-2"
    >
      <span role="status" className="num min-w-0 flex-1 truncate text-ink-2">
        {pendingText}
      </span>
      <Button variant="primary" onClick={model.actions.confirm}>
        {label('picker_confirm')}
      </Button>
    </div>
  )
}
