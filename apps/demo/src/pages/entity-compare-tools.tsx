import { ComparePanel } from '@accrue/ui/blocks'
import { ComparePopover, SpreadToggle, type TimeChartModel } from '@accrue/ui/charts'
import { type LabelOf, useLabel } from '@accrue/ui/foundation'
import { LINK_TEMPLATES } from '../paths.ts'
import type { EntityChartModel } from '../use-entity-chart.ts'

export type EntityCompareProps = {
  model: EntityChartModel
  /** Toggles lines; null when the chart does this itself. */
  chart: TimeChartModel | null
}

/** Opens the comparison with indexes and stocks (C9). */
export function EntityCompareButton({ model, chart }: EntityCompareProps) {
  const label = useLabel()
  const { compare, series, measure, values, days, masked } = model
  return (
    <ComparePopover
      open={compare.state.open}
      onOpenChange={compare.setOpen}
      count={compare.state.items.length}
      gate={compare.gate}
      kinds={compare.kinds}
    >
      <ComparePanel
        state={compare.state}
        dispatch={compare.send}
        inputRef={compare.takeField}
        kinds={compare.kinds}
        placeholder={label('compare_entity_hint')}
        links={LINK_TEMPLATES}
        notes={new Map(compare.empty.map(({ key }) => [key, label('compared_none')]))}
        series={series}
        measure={measure}
        mode={values}
        days={days}
        masked={masked}
        changeUnit={entityChangeUnit(model, label)}
        hiddenIds={chart?.state.hidden}
        onHiddenToggle={chart?.events.toggle}
      />
    </ComparePopover>
  )
}

/** The unit of the changes in the list of all lines. */
export function entityChangeUnit(
  { values, measure, series: [main] }: EntityChartModel,
  label: LabelOf,
): string {
  if (values === 'percent') return '%'
  return measure === 'yield' ? label('spread_unit_bp') : (main?.unit ?? '')
}

/** The toggle of the spread line, shown for two yields (C11). */
export function EntitySpread({
  model: { spread, view, choose, masked },
  place,
}: Pick<EntityCompareProps, 'model'> & { place: 'bar' | 'settings' }) {
  if (!spread || masked) return null
  return (
    <SpreadToggle
      variant="quiet"
      size="s"
      place={place}
      value={view.spread}
      reason={spread.kind === 'off' ? spread.reason : null}
      onValueChange={on => choose({ spread: on })}
      className="text-13"
    />
  )
}
