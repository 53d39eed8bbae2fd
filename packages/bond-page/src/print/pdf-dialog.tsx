'use client'
import { Button, Checkbox, Dialog, Notice, type OpenedProps, RetryNotice } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { FileDown } from 'lucide-react'
import { isBusy, type PdfBlock, type PrintPhase } from './print.reducer.ts'
import type { PdfModel } from './use-pdf.ts'

export type PdfDialogProps = PdfModel & OpenedProps

/** Selects the sections of the PDF and requests it (shared-blocks §3). The selection survives a failed request. */
export function PdfDialog({ state: { phase, blocks, serverPrints }, events, ...dialog }: PdfDialogProps) {
  const label = useLabel()
  return (
    <Dialog {...dialog} title={label('download_pdf')} description={label('pdf_choose')}>
      <div data-slot="pdf-dialog" className="grid gap-3">
        <PdfChecks blocks={blocks} events={events} />
        <div className="sticky bottom-0 -mx-5 -mb-5 grid gap-3 border-t border-line bg-surface-raised px-5 py-4">
          <PdfOutcome phase={phase} serverPrints={serverPrints} onRetry={events.download} />
          <Button
            variant="primary"
            className="justify-self-end max-desk:w-full"
            icon={<FileDown />}
            pending={isBusy(phase)}
            onClick={events.download}
          >
            {label('download_pdf')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

type ChecksProps = { blocks: readonly PdfBlock[]; events: PdfModel['events'] }

/** Select all, clear all, and a checkbox for each section, in the page's order. */
function PdfChecks({ blocks, events }: ChecksProps) {
  const label = useLabel()
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="s" onClick={() => events.toggleAll(true)}>
          {label('columns_select_all')}
        </Button>
        <Button size="s" onClick={() => events.toggleAll(false)}>
          {label('columns_clear_all')}
        </Button>
      </div>
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="sr-text">{label('pdf_sections')}</legend>
        <div className="grid items-start gap-x-4 desk:grid-cols-2 desk:gap-y-1">
          {blocks
            .filter(({ show }) => show)
            .map(({ id, name, check }) => (
              <Checkbox
                key={id}
                label={name}
                checked={check}
                onCheckedChange={checked => events.toggle(id, checked)}
              />
            ))}
        </div>
      </fieldset>
    </>
  )
}

type PdfOutcomeProps = { phase: PrintPhase; serverPrints: boolean; onRetry: () => void }

/** The state of the request, with Retry after a failure. */
function PdfOutcome({ phase, serverPrints, onRetry }: PdfOutcomeProps) {
  const label = useLabel()
  switch (phase.kind) {
    case 'noneSelected':
      return <Notice tone="warn">{label('pdf_nothing_chosen')}</Notice>
    case 'requesting':
      return <Notice>{label('pdf_making')}</Notice>
    case 'loading':
      return <Notice>{label('pdf_own_printer')}</Notice>
    case 'failed':
      return (
        <RetryNotice onRetry={onRetry}>
          {label(phase.reason === 'tooMany' ? 'pdf_too_many' : 'pdf_failed')}
        </RetryNotice>
      )
    default:
      // before the press: the browser's print dialog will open, no file is saved
      return serverPrints ? null : <Notice>{label('pdf_own_printer')}</Notice>
  }
}
