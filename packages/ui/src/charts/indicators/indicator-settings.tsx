'use client'
import { SegmentedControl } from '../../controls/segmented-control/segmented-control.tsx'
import { SlidersHorizontal } from '../../foundation/icons/icons.ts'
import { SERIES_STYLES, seriesStyle } from '../../foundation/tokens/series.ts'
import { useLabel, useLang } from '../../foundation/ui-provider.tsx'
import { paintOf } from '../plot/series-mark.tsx'
import { StylePopover } from '../plot/style-popover.tsx'
import { IndicatorFields } from './indicator-panel.tsx'
import { type ActiveIndicator, INDICATOR_WIDTHS } from './indicators.reducer.ts'
import { indicatorFields, indicatorTitle } from './indicators.view-model.ts'
import type { IndicatorsModel } from './use-indicators.ts'

export type IndicatorSettingsProps = {
  indicator: ActiveIndicator
  events: IndicatorsModel['events']
  /** The style that its line has now: a place in the list of series styles. */
  style: number
  /** In pixels. */
  width: number
}

/** The solid styles: a colour each. */
const COLOURS = Array.from({ length: SERIES_STYLES }, (_, place) => place).filter(
  place => seriesStyle(place).dash === undefined,
)

/**
 * The settings of one indicator, from its entry in a legend or readout: parameters, colour and width of its line; every change applies at
 * once. Parts: those of StylePopover.
 */
export function IndicatorSettings({ indicator, events, style, width }: IndicatorSettingsProps) {
  const label = useLabel()
  const lang = useLang()
  const { key, id, params } = indicator
  const fields = indicatorFields(indicator, { label, lang })
  const chosen = COLOURS.find(place => seriesStyle(place).color === seriesStyle(style).color)
  return (
    <StylePopover
      label={label('indicator_settings', { name: indicatorTitle(id, params, { label, lang }) })}
      icon={<SlidersHorizontal />}
      size="s"
      parameters={
        fields.length > 0 ? <IndicatorFields indicatorKey={key} fields={fields} events={events} /> : null
      }
      colours={COLOURS.map((place, i) => ({
        id: String(place),
        name: label('indicator_colour', { n: i + 1 }),
        className: `text-(color:--series) ${paintOf(seriesStyle(place)) ?? ''}`,
      }))}
      colour={chosen === undefined ? null : String(chosen)}
      onColourChange={colour => events.restyle(key, { colour: Number(colour) })}
    >
      <SegmentedControl
        label={label('drawing_weight')}
        labelAs="above"
        options={INDICATOR_WIDTHS.map(each => ({ id: String(each), text: label('pixels', { count: each }) }))}
        value={String(Math.max(1, Math.round(width)))}
        onValueChange={each => events.restyle(key, { width: Number(each) })}
      />
    </StylePopover>
  )
}
