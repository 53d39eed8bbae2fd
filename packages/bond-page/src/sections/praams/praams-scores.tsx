'use client'
import { Badge, DefinitionList, Link } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { BEST_SCORE, type PraamsLine, type PraamsViewModel } from './praams.map.ts'

/** The scores of the report, and the link to the full report. */
export function PraamsScores({ report: { lines, url, illustrative } }: { report: PraamsViewModel }) {
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
