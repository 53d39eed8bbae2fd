'use client'
import { GatedButton } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { Download } from '@accrue/ui/foundation/icons'

export type ExcelButtonProps = { pending: boolean; onPress: () => void }

/** The Excel export of the cash flow behind its gate (access row 2). */
export function ExcelButton({ pending, onPress }: ExcelButtonProps) {
  const label = useLabel()
  return (
    <GatedButton action="exportCashFlow" size="s" icon={<Download />} pending={pending} onAllowed={onPress}>
      {label('payments_excel')}
    </GatedButton>
  )
}
