'use client'
import { unwrap } from '@accrue/api-client'
import {
  AccessPrompt,
  Badge,
  DefinitionList,
  Dialog,
  EmptyState,
  ErrorState,
  Link,
  type OpenedProps,
  Placeholder,
  Spinner,
} from '@accrue/ui/controls'
import { useLabel, useLang } from '@accrue/ui/foundation'
import { useQuery } from '@tanstack/react-query'
import type { BondPagePorts } from '../../ports.ts'
import {
  BEST_SCORE,
  type PraamsLine,
  type PraamsViewModel,
  praamsRefusal,
  toPraamsViewModel,
} from './praams.map.ts'

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

/** The scores of the report, and the link to the full report. */
function PraamsScores({ report: { lines, url, illustrative } }: { report: PraamsViewModel }) {
  const label = useLabel()
  return (
    <div className="grid justify-items-start gap-3">
      {illustrative ? <Badge tone="warn">{label('illustrative')}</Badge> : null}
      <DefinitionList
        className="w-full"
        items={lines.map(({ score, text, href, ...line }) => ({
          ...line,
          value:
            score === null ? (
              href ? (
                <Link href={href}>{text}</Link>
              ) : (
                text
              )
            ) : (
              <Score score={score} text={text} />
            ),
        }))}
      />
      {url ? <Link href={url}>{label('praams_open')}</Link> : null}
    </div>
  )
}

const MARKS = Array.from({ length: BEST_SCORE }, (_, at) => at + 1)

/** A score as text, and as filled marks out of seven. */
function Score({ score, text }: { score: number; text: PraamsLine['text'] }) {
  return (
    <span className="inline-flex items-center gap-3">
      <span aria-hidden="true" className="inline-flex gap-0.5">
        {MARKS.map(mark => (
          <span
            key={mark}
            data-full={mark <= score ? '' : undefined}
            className="h-2 w-3.5 rounded-tag bg-line data-full:bg-accent forced-colors:border data-full:forced-colors:bg-[CanvasText]"
          />
        ))}
      </span>
      {text}
    </span>
  )
}
