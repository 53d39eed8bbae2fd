'use client'
import { unwrap } from '@accrue/api-client'
import {
  AccessPrompt,
  Dialog,
  EmptyState,
  ErrorState,
  type OpenedProps,
  Placeholder,
  Spinner,
} from '@accrue/ui/controls'
import { useLabel, useLang } from '@accrue/ui/foundation'
import { useQuery } from '@tanstack/react-query'
import type { BondPagePorts } from '../../ports.ts'
import { praamsRefusal, toPraamsViewModel } from './praams.map.ts'
import { PraamsScores } from './praams-scores.tsx'

/** Height of a report with four scores in pixels. */
const PLACEHOLDER_HEIGHT = 190

export type PraamsDialogProps = OpenedProps & {
  bondId: number
  /** Called when the dialog opens. */
  port: BondPagePorts['praams']
}

/** The report, a message when there is none (bond-page §7), or the reason why it failed to load. */
export function PraamsDialog({ bondId, port, open, onOpenChange }: PraamsDialogProps) {
  const label = useLabel()
  const lang = useLang()
  const query = useQuery({
    queryKey: ['praams', bondId],
    queryFn: async ({ signal }) => unwrap(await port({ bondId }, { signal })),
  })
  const report = query.data && toPraamsViewModel(query.data, { label, lang })
  const refusal = query.isError ? praamsRefusal(query.error) : null
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={report?.title ?? label('praams_report')}
      {...(report?.asOf ? { description: report.asOf } : {})}
    >
      <div aria-busy={query.isFetching}>
        {report ? (
          <PraamsScores report={report} />
        ) : query.data === null ? (
          <EmptyState message={label('praams_none')} />
        ) : refusal ? (
          <AccessPrompt role="alert" verdict={refusal} />
        ) : query.errorUpdateCount > 0 ? (
          <ErrorState onRetry={() => query.refetch()} pending={query.isFetching} />
        ) : (
          <div className="flex items-center justify-center">
            <Placeholder height={PLACEHOLDER_HEIGHT} />
            <Spinner />
          </div>
        )}
      </div>
    </Dialog>
  )
}
