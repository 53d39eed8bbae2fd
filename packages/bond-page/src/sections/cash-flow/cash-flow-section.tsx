'use client'
import type { BondPageData, CashFlowTable, OptionRow } from '@accrue/api-client'
import { Badge, Button, GatedButton, Notice } from '@accrue/ui/controls'
import { sameSiteUrl, saveFile, useLabel, useLang, useToday } from '@accrue/ui/foundation'
import { DataTable, DataTableGrid } from '@accrue/ui/tables'
import { CalendarPlus, Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { isIllustrative } from '../../rules/is-illustrative.ts'
import type { SectionProps } from '../../section-props.ts'
import { FileDownloadError } from '../file-download/file-download-error.tsx'
import { useFileDownload } from '../file-download/use-file-download.ts'
import { SectionCard } from '../section.tsx'
import { calendarFile } from './calendar-file.ts'
import {
  cashFlowColumns,
  cashFlowDimension,
  paymentMeta,
  paymentRows,
  phoneColumnOf,
} from './cash-flow.map.ts'
import { nextOption, optionColumns } from './options.map.ts'
import { paymentEvents } from './payment-events.map.ts'

/** Cash flow and options (bond-page §2, §3): Q7, Q8. */
export function CashFlowSection({ page, ports }: SectionProps) {
  const label = useLabel()
  const [calendarFailed, setCalendarFailed] = useState(false)
  const excel = useFileDownload<{ url: string }>({ save: clickDownloadLink, cancelOnUnmount: true })
  const exportExcel = () =>
    excel.download(signal => ports.files.cashFlowLink({ bondId: page.bond.id }, { signal }))
  const cashFlow = page.cashFlow?.rows.length ? page.cashFlow : null
  return (
    <SectionCard
      id="cash-flow"
      title={label('section_cash_flow')}
      actions={
        cashFlow && (
          <>
            <CalendarButton page={page} onFailure={() => setCalendarFailed(true)} />
            <GatedButton
              action="exportCashFlow"
              size="s"
              icon={<Download />}
              pending={excel.state.kind === 'pending'}
              onAllowed={exportExcel}
            >
              {label('payments_excel')}
            </GatedButton>
          </>
        )
      }
    >
      <div className="px-4 pt-3 empty:hidden desk:px-5">
        <FileDownloadError
          state={excel.state}
          failure={label('payments_excel_failed')}
          onRetry={exportExcel}
        />
      </div>
      {calendarFailed && (
        <div className="px-4 pt-3 desk:px-5">
          <Notice tone="down" onClose={() => setCalendarFailed(false)}>
            {label('payments_calendar_failed')}
          </Notice>
        </div>
      )}
      {cashFlow && (
        <div className="pt-3">
          <PaymentsTable cashFlow={cashFlow} />
        </div>
      )}
      {page.options.length > 0 && <OptionsTable page={page} />}
    </SectionCard>
  )
}

/** Downloads a workbook of this site without leaving the page, even if the server refuses it (bond-page §7). */
function clickDownloadLink({ url }: { url: string }): string | null {
  const safe = sameSiteUrl(url)
  if (safe === null) return null
  const link = document.createElement('a')
  link.href = safe
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
  return safe
}

type CalendarButtonProps = { page: BondPageData; onFailure: () => void }

/** Saves the future payments as a calendar file (X5), for everybody (access row 35). Renders nothing without future payments. */
function CalendarButton({ page, onFailure }: CalendarButtonProps) {
  const label = useLabel()
  const today = useToday()
  const events = paymentEvents(page, { label, lang: useLang(), today })
  if (events.length === 0) return null
  const save = () => {
    try {
      const file = new Blob([calendarFile(events, today)], { type: 'text/calendar;charset=utf-8' })
      saveFile(file, `${page.header.isin ?? `bond-${page.bond.id}`}.ics`)
    } catch {
      onFailure()
    }
  }
  return (
    <Button size="s" variant="quiet" icon={<CalendarPlus />} onClick={save}>
      {label('payments_calendar')}
    </Button>
  )
}

/** Payments shown before "show more": five years of two coupons a year. */
const PAYMENTS = 10

/** Q7: the payments of the bond. A phone opens on the coupons. */
function PaymentsTable({ cashFlow }: { cashFlow: CashFlowTable }) {
  const label = useLabel()
  const today = useToday()
  const columns = useMemo(() => cashFlowColumns(cashFlow, { label, today }), [cashFlow, label, today])
  const rows = useMemo(() => paymentRows(cashFlow.rows, today), [cashFlow, today])
  const getRowMeta = useMemo(() => paymentMeta(cashFlow.rows, today), [cashFlow, today])
  return (
    <DataTable
      caption={label('payments')}
      dimension={cashFlowDimension(cashFlow.currency, label)}
      columns={columns}
      data={rows}
      getRowMeta={getRowMeta}
      limit={PAYMENTS}
      defaultPhoneColumn={phoneColumnOf('coupon', columns)}
    />
  )
}

/** Q8: past and future puts and calls of the bond. */
function OptionsTable({ page }: { page: BondPageData }) {
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
        defaultPhoneColumn={phoneColumnOf('type', columns)}
      >
        <DataTableGrid stickyHead={false} />
      </DataTable>
    </div>
  )
}
