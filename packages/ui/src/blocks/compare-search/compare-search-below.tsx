'use client'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Button } from '../../controls/button/button.tsx'
import { Notice } from '../../controls/notice/notice.tsx'
import { RetryNotice } from '../../controls/notice/retry-notice.tsx'
import { Select } from '../../controls/select/select.tsx'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { partId } from '../combobox/search-field-part.ts'
import type { CompareBelow } from './compare-search.view-model.ts'
import type { CompareSearchPartProps } from './compare-search-part.ts'

/** What follows the field: the trading ground to choose, or why nothing can be compared. */
export function CompareSearchBelow(props: CompareSearchPartProps) {
  const { id, viewModel } = props
  if (!viewModel.below) return null
  return (
    <div id={partId(id, 'below')} data-slot="compare-search-below" data-kind={viewModel.below.kind}>
      <BelowContent {...props} below={viewModel.below} />
    </div>
  )
}

type ContentProps<Kind> = CompareSearchPartProps & { below: Kind }

function BelowContent({ below, ...shared }: ContentProps<CompareBelow>) {
  const label = useLabel()
  switch (below.kind) {
    case 'gate':
      return <AccessPrompt verdict={below.verdict} />
    case 'askingGrounds':
      return <Skeleton className="h-8" />
    case 'grounds':
      return <Grounds {...shared} below={below} />
    case 'noGrounds':
      return <Notice>{label('compare_search_no_grounds', { name: below.chosen.name })}</Notice>
    case 'groundsFailed':
      return <GroundsFailed {...shared} name={below.chosen.name} />
  }
}

function Grounds({ below, events, focusField }: ContentProps<Extract<CompareBelow, { kind: 'grounds' }>>) {
  const label = useLabel()
  const add = () => {
    events.add()
    focusField()
  }
  return (
    <div className="flex items-center gap-2">
      <Select
        label={label('compare_search_ground')}
        labelAs="inside"
        options={below.grounds}
        value={below.groundId}
        onValueChange={events.chooseGround}
        className="min-w-0 flex-1"
      />
      <Button variant="primary" onClick={add}>
        {label('compare_search_add')}
      </Button>
    </div>
  )
}

function GroundsFailed({ name, events, focusField }: CompareSearchPartProps & { name: string }) {
  const label = useLabel()
  const retry = () => {
    events.retry()
    focusField()
  }
  return <RetryNotice onRetry={retry}>{label('compare_search_grounds_failed', { name })}</RetryNotice>
}
