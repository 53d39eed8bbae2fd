'use client'
import { Button } from '../../controls/button/button.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { GlobalText } from './global-search.view-model.ts'
import type { GlobalSearchPartProps } from './global-search-part.ts'
import { useGlobalText } from './use-global-text.ts'

type GlobalSearchLinesProps = GlobalSearchPartProps & { lines: readonly GlobalText[]; retry: boolean }

/** Why the open tab has no options; where somebody gave no answer, with Retry. */
export function GlobalSearchLines({ lines, retry, events, focusField }: GlobalSearchLinesProps) {
  const label = useLabel()
  const textOf = useGlobalText()
  const again = () => {
    events.retry()
    focusField()
  }
  return (
    <div
      data-slot="global-search-empty"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-2.5 py-3 text-ink-2"
    >
      <div className="grid gap-1 wrap-anywhere">
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences that never move
          <p key={place} className="first:text-ink not-first:text-12">
            {textOf(line)}
          </p>
        ))}
      </div>
      {retry ? (
        <Button size="s" onClick={again}>
          {label('retry')}
        </Button>
      ) : null}
    </div>
  )
}
