'use client'
import { type ComponentProps, type MouseEvent, useRef } from 'react'
import { GatedButton } from '../../controls/access-prompt/gated-button.tsx'
import { Button } from '../../controls/button/button.tsx'
import { DateRangeFields } from '../../controls/date-picker/date-range-fields.tsx'
import type { ExportRange } from '../../controls/date-picker/export-dates.ts'
import { Link } from '../../controls/link/link.tsx'
import type { AccessAction } from '../../foundation/access/access.ts'
import type { Day } from '../../foundation/calendar/day.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Download } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel, useToday, useVerdict } from '../../foundation/ui-provider.tsx'
import { type ExportAddress, exportAddress } from './export-address.ts'

export type ReportExportProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The server's link with %archive%, %from% and %to%; null: nothing is drawn. Leads nowhere but to this site. */
  link: string | null
  /** Whether the archive is exported. Default false. */
  archive?: boolean | undefined
  /** The days of the export; absent: all there are, and no fields. */
  range?: ExportRange | undefined
  /** Called with the days to export, when they change. */
  onRangeChange?: ((range: ExportRange) => void) | undefined
  /** The day that an empty end means. Default the provider's today. */
  today?: Day | undefined
  /** What exporting takes. Default `exportReport` (access row 3); `none` lets everybody (readings #12). */
  gate?: AccessAction | 'none' | undefined
  /**
   * Whether its button stands, and opens the prompt, also where the gate refuses and the server gave no link for that reason: so on the
   * bond page (access row 3). Default false.
   */
  prompts?: boolean | undefined
  /** Whether the report that the link is of is still on its way. */
  pending?: boolean | undefined
}

/**
 * The export of a report: from, to, and a link that loads the file (shared-blocks §4, §7; R7). Where the gate refuses, its button opens
 * the prompt; a period that ends before it starts is refused in words. Parts: `data-slot` report-export, those of DateRangeFields, Link
 * and GatedButton; state: `data-address` ready or reversed.
 */
export const ReportExport = forwardRef(function ReportExport({
  link,
  archive = false,
  range,
  onRangeChange,
  ...more
}: ReportExportProps) {
  const { today: given, gate = 'exportReport', prompts = false, pending = false, className, ...rest } = more
  const now = useToday()
  const label = useLabel()
  const root = useRef<HTMLDivElement>(null)
  const today = given ?? now
  const address = exportAddress({ link, archive, range: range ?? { start: null, end: null }, today })
  const refused = useVerdict(gate === 'none' ? 'exportReport' : gate).kind !== 'allowed'
  if (address.kind === 'none' && !(prompts && refused && gate !== 'none')) return null
  return (
    <div
      {...rest}
      ref={root}
      data-ui=""
      data-slot="report-export"
      data-address={address.kind}
      className={cx('grid gap-1', className)}
    >
      <div className="flex flex-wrap items-start gap-2">
        {range && address.kind !== 'none' && (
          <DateRangeFields
            label={label('report_export_range')}
            labelAs="inside"
            value={range}
            {...(onRangeChange ? { onValueChange: onRangeChange } : {})}
          />
        )}
        <ExportButton
          {...{ address, gate, pending }}
          // a date that is refused stands in its field with the reason: the file would be of the date before it
          onExport={event => leadsToInvalid(root.current) && event.preventDefault()}
        />
      </div>
      {address.kind === 'reversed' && (
        <p role="alert" className="text-12 text-down">
          {label('graph_period_start_incorrect')}
        </p>
      )}
    </div>
  )
})

/** Whether a field holds a refused date; the focus then goes to it. */
function leadsToInvalid(root: HTMLElement | null): boolean {
  const field = root?.querySelector<HTMLElement>('[aria-invalid=true]')
  field?.focus()
  return Boolean(field)
}

type ExportButtonProps = {
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
function ExportButton({ address, gate, pending, onExport }: ExportButtonProps) {
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
