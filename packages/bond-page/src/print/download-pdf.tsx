'use client'
import { Button, lazyDialog, useAnnounce } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { FileDown } from '@accrue/ui/foundation/icons'
import { isOpen } from './print.model.ts'
import { type PdfOptions, usePdf } from './use-pdf.ts'

/** The chooser comes when it is first wanted: a page that is only read needs no dialog. */
const LazyDialog = lazyDialog(async () => (await import('./pdf-dialog.tsx')).PdfDialog)

export type DownloadPdfProps = Omit<PdfOptions, 'onSaved' | 'onOwnPrinter'>

/** The page as a PDF (P9): opens the chooser of its sections. On a phone the icon stands alone. */
export function DownloadPdf(props: DownloadPdfProps) {
  const label = useLabel()
  const [announce, region] = useAnnounce()
  const pdf = usePdf({
    ...props,
    onSaved: name => announce(label('pdf_saved', { name })),
    onOwnPrinter: () => announce(label('pdf_own_printer')),
  })
  return (
    <>
      <Button icon={<FileDown />} aria-haspopup="dialog" onClick={pdf.events.open} className="max-desk:px-3">
        <span className="max-desk:sr-text">{label('download_pdf')}</span>
      </Button>
      <LazyDialog {...pdf} open={isOpen(pdf.state.phase)} onOpenChange={open => open || pdf.events.close()} />
      {region}
    </>
  )
}
