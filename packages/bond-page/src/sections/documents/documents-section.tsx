'use client'
import { AccessPrompt } from '@accrue/ui/controls'
import { useLabel, useLang, useVerdict } from '@accrue/ui/foundation'
import { ScrollTable } from '@accrue/ui/tables'
import { useMemo } from 'react'
import { newestFirst } from '../../rules/newest-first.ts'
import type { SectionProps } from '../../section-props.ts'
import { SectionCard } from '../section.tsx'
import { documentColumns } from './documents.map.ts'

/** Documents of the bond; the files need a grant (Q10, access row 9). */
export function DocumentsSection({ page }: SectionProps) {
  const label = useLabel()
  const lang = useLang()
  const title = label('section_documents')
  const verdict = useVerdict('downloadFile')
  const open = verdict.kind === 'allowed'
  const columns = useMemo(() => documentColumns({ label, lang, open }), [label, lang, open])
  const documents = useMemo(() => page.documents.toSorted(newestFirst), [page.documents])
  return (
    <SectionCard
      id="documents"
      title={title}
      actions={
        verdict.kind === 'allowed' ? null : (
          <AccessPrompt
            variant="head"
            verdict={verdict}
            message={label('documents_locked', { reason: label(verdict.code) })}
          />
        )
      }
    >
      <div className="pt-2">
        <ScrollTable caption={title} columns={columns} data={documents} />
      </div>
    </SectionCard>
  )
}
