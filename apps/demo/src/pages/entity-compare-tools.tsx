import { SpreadToggle } from '@accrue/ui/charts'
import { Button } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { GitCompareArrows } from '@accrue/ui/foundation/icons'
import type { EntityChartModel } from '../use-entity-chart.ts'

export type EntityCompareProps = { model: EntityChartModel }

/** Comparing with indexes, and for two yields the line of their difference (C9, C11). */
export function EntityCompareTools({ model: { compare, spread, view, choose, masked } }: EntityCompareProps) {
  const label = useLabel()
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="s"
        icon={<GitCompareArrows />}
        aria-expanded={compare.state.open || compare.gate.open}
        onClick={compare.toggle}
      >
        {label('compare')}
      </Button>
      {spread && !masked ? (
        <SpreadToggle
          size="s"
          value={view.spread}
          reason={spread.kind === 'off' ? spread.reason : null}
          onValueChange={on => choose({ spread: on })}
        />
      ) : null}
    </div>
  )
}
