'use client'
import type { BondPageData } from '@accrue/api-client'
import { Button, lazyDialog, Menu, useAnnounce } from '@accrue/ui/controls'
import { MOBILE_WIDTH, useIsMobile, useLabel, useMedia } from '@accrue/ui/foundation'
import { Check, Ellipsis, FileDown } from 'lucide-react'
import { CopyPage, copyItems, useCopyPage } from '../copy/copy-page.tsx'
import type { BondPagePorts } from '../ports.ts'
import { isPrintOpen } from '../print/print.reducer.ts'
import { usePdf } from '../print/use-pdf.ts'
import type { WholePageModel } from '../print/use-whole-page.ts'

/** Loads with the first press. */
const LazyPdfDialog = lazyDialog(async () => (await import('../print/pdf-dialog.tsx')).PdfDialog)

export type PageActionsProps = {
  page: BondPageData
  ports: BondPagePorts
  /** Headings of the page's sections by id, in order. */
  titles: ReadonlyMap<string, string>
  whole: WholePageModel
}

/**
 * Download as PDF, and copy (P9, P10). Open to everybody: both contain only what the user sees (access row 34). On a phone they are
 * items of one menu.
 */
export function PageActions({ page, ports, titles, whole }: PageActionsProps) {
  const label = useLabel()
  // server markup contains both variants, and CSS shows one: the server does not know the viewport
  const isDesk = !useIsMobile()
  const isPhone = useMedia(`(max-width: ${MOBILE_WIDTH}px)`, true)
  const sections = [...titles].map(([id, name]) => ({ id, name }))
  const [announce, region] = useAnnounce()
  const pdf = usePdf({
    page,
    ports,
    sections,
    whole,
    onSaved: name => announce(label('pdf_saved', { name })),
    onBrowserPrint: () => announce(label('pdf_own_printer')),
  })
  const copy = useCopyPage({ ports, sections, whole })
  const actions: Record<string, () => void> = {
    pdf: pdf.events.open,
    copy: copy.text.events.copy,
    markdown: copy.markdown.events.copy,
  }
  const phases = [copy.text.state.phase, copy.markdown.state.phase]
  return (
    <span ref={copy.place} className="relative inline-flex items-center gap-1.5">
      {isPhone ? (
        <Menu
          iconOnly
          className="desk:hidden"
          align="end"
          label={label('page_actions')}
          icon={phases.includes('copied') ? <Check className="text-up" /> : <Ellipsis />}
          pending={phases.includes('copying')}
          items={[{ id: 'pdf', label: label('download_pdf'), icon: <FileDown /> }, ...copyItems(label)]}
          onSelect={id => actions[id]?.()}
        />
      ) : null}
      {isDesk ? (
        <span className="contents max-desk:hidden">
          <Button
            icon={<FileDown />}
            aria-haspopup="dialog"
            onClick={pdf.events.open}
            className="max-wide:px-2"
          >
            <span className="max-wide:sr-text">{label('download_pdf')}</span>
          </Button>
          <CopyPage {...copy} />
        </span>
      ) : null}
      {copy.notes}
      <LazyPdfDialog
        {...pdf}
        open={isPrintOpen(pdf.state.phase)}
        onOpenChange={open => open || pdf.events.close()}
      />
      {region}
    </span>
  )
}
