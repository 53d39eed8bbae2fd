'use client'
import type { MouseEvent } from 'react'
import { GatedButton } from '../../controls/access-prompt/gated-button.tsx'
import { Button } from '../../controls/button/button.tsx'
import { Link } from '../../controls/link/link.tsx'
import type { AccessAction } from '../../foundation/access/access.ts'
import { Download } from '../../foundation/icons/icons.ts'
import { useLabel, useVerdict } from '../../foundation/ui-provider.tsx'
import type { ExportAddress } from './export-address.ts'

export type ExportButtonProps = {
  /** Where the export leads. */
  address: ExportAddress
  /** What exporting takes. */
  gate: AccessAction | 'none'
  /** Whether the report is still on its way. */
  pending: boolean
  /** Told of a press before the file is loaded. */
  onExport: (event: MouseEvent) => void
}

/** The button of an export: a link to the file, why there is none, or what it takes. */
export function ExportButton({ address, gate, pending, onExport }: ExportButtonProps) {
  const label = useLabel()
  const verdict = useVerdict(gate === 'none' ? 'exportReport' : gate)
  const look = { icon: <Download />, children: label('report_export') }
  if (gate !== 'none' && verdict.kind !== 'allowed')
    return <GatedButton {...look} action={gate} onAllowed={() => {}} />
  if (pending) return <Button {...look} pending />
  if (address.kind !== 'ready')
    return <Button {...look} disabledReason={label('graph_period_start_incorrect')} />
  return (
    // `download` keeps the page when the server refuses after all
    <Link {...look} variant="secondary" href={address.href} download="" onClick={onExport} />
  )
}
