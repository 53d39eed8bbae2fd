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
  /** The server's link with %archive%, %from% and %to%; only links to this site are accepted. null: nothing is drawn. */
  link: string | null
  /** Whether the archive is exported. Default false. */
  archive?: boolean | undefined
  /** The days to export; absent: all days, without fields to choose them. */
  range?: ExportRange | undefined
  /** Called when the days to export change. */
  onRangeChange?: ((range: ExportRange) => void) | undefined
  /** The last day when the end is empty. Default the provider's today. */
  today?: Day | undefined
  /** The access that exporting requires. Default `exportReport` (access row 3); `none` allows everybody (readings #12). */
  gate?: AccessAction | 'none' | undefined
  /**
   * Whether the button is also shown, and opens the prompt, where the gate refuses and the server therefore sent no link, as on the bond
   * page (access row 3). Default false.
   */
  prompts?: boolean | undefined
  /** Whether the report to export is still loading. */
  pending?: boolean | undefined
}

/**
 * The export of a report: from, to, and a link that downloads the file (shared-blocks §4, §7; R7). Where the gate refuses, its button
 * opens the prompt; a period that ends before it starts shows an error. Parts: `data-slot` report-export, those of DateRangeFields, Link
 * and GatedButton; state: `data-address` ready or reversed.
 */
export const ReportExport = forwardRef(function ReportExport({
  link,
  archive = false,
  range,
  onRangeChange,
  today: todayProp,
  gate = 'exportReport',
  prompts = false,
  pending = false,
  className,
  ...rest
}: ReportExportProps) {
  const providerToday = useToday()
  const label = useLabel()
  const root = useRef<HTMLDivElement>(null)
  const today = todayProp ?? providerToday
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
          address={address}
          gate={gate}
          pending={pending}
          // an invalid date stays in its field with the reason; the link still has the previous valid date
          onExport={event => focusInvalidField(root.current) && event.preventDefault()}
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

/** Focuses the first field with an invalid date; false if there is none. */
function focusInvalidField(root: HTMLElement | null): boolean {
  const field = root?.querySelector<HTMLElement>('[aria-invalid=true]')
  field?.focus()
  return Boolean(field)
}

type ExportButtonProps = {
  address: ExportAddress
  /** The access that exporting requires. */
  gate: AccessAction | 'none'
  /** Whether the report is still loading. */
  pending: boolean
  /** Called on a click, before the download starts. */
  onExport: (event: MouseEvent) => void
}

/** A link to the file, or a button that says why there is none or which access it requires. */
function ExportButton({ address, gate, pending, onExport }: ExportButtonProps) {
  const label = useLabel()
  const verdict = useVerdict(gate === 'none' ? 'exportReport' : gate)
  const content = { icon: <Download />, children: label('report_export') }
  if (gate !== 'none' && verdict.kind !== 'allowed')
    return <GatedButton {...content} action={gate} onAllowed={() => {}} />
  if (pending) return <Button {...content} pending />
  if (address.kind !== 'ready')
    return <Button {...content} disabledReason={label('graph_period_start_incorrect')} />
  return (
    // `download` keeps the page open if the server refuses
    <Link {...content} variant="secondary" href={address.href} download="" onClick={onExport} />
  )
}
