'use client'
import type { BondPage, OptionRow } from '@accrue/api-client'
import { Badge } from '@accrue/ui/controls'
import { useLabel, useToday } from '@accrue/ui/foundation'
import { DataTable } from '@accrue/ui/tables'
import { useMemo } from 'react'
import { isIllustrative } from '../../rules/is-illustrative.ts'
import { phoneColumnOf } from './cash-flow.map.ts'
import { nextOption, optionColumns } from './options.map.ts'

/** Q8: past and future puts and calls of the bond. */
export function OptionsTable({ page }: { page: BondPage }) {
  const label = useLabel()
  const today = useToday()
  const { options } = page
  const columns = useMemo(() => optionColumns(options, { label, today }), [options, label, today])
  const getRowMeta = useMemo(() => {
    const next = nextOption(options, today)
    return (row: OptionRow) => (row === next ? { variant: 'marked' as const } : undefined)
  }, [options, today])
  return (
    <div className="border-t border-line pt-4">
      <div className="flex items-center gap-2 px-4 pb-1 desk:px-5">
        <h3 className="text-14 font-strong">{label('early_options')}</h3>
        {isIllustrative(page, 'early-redemption') && <Badge tone="warn">{label('illustrative')}</Badge>}
      </div>
      <DataTable
        caption={label('early_options')}
        columns={columns}
        data={options}
        getRowMeta={getRowMeta}
        stickyHead={false}
        defaultPhoneColumn={phoneColumnOf('type', columns)}
      />
    </div>
  )
}
