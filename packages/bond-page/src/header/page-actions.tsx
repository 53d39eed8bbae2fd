'use client'
import type { BondPage } from '@accrue/api-client'
import { CopyPage } from '../copy/copy-page.tsx'
import type { BondPagePorts } from '../ports.ts'
import { DownloadPdf } from '../print/download-pdf.tsx'
import type { WholePageModel } from '../print/use-whole-page.ts'

export type PageActionsProps = {
  page: BondPage
  ports: BondPagePorts
  /** Headings of the sections that the page has, by id, in its order. */
  titles: ReadonlyMap<string, string>
  whole: WholePageModel
}

/** The page as a file and on the clipboard (P9, P10); open to everybody, with what everybody sees (access row 34). */
export function PageActions({ page, ports, titles, whole }: PageActionsProps) {
  const sections = [...titles].map(([id, name]) => ({ id, name }))
  return (
    <>
      <DownloadPdf {...{ page, ports, sections, whole }} />
      <CopyPage {...{ ports, sections, whole }} />
    </>
  )
}
