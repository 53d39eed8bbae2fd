'use client'
import type { ReactNode } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { SegmentedControl } from '../../controls/segmented-control/segmented-control.tsx'
import { Select } from '../../controls/select/select.tsx'
import { Eraser } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { isTrendKind } from '../trend/trend.shape.ts'
import { trendOptions } from '../trend/trend-words.ts'
import { type MapLabels, mapLabelsOf } from './issuer-map.model.ts'
import type { IssuerMapProps } from './issuer-map-props.ts'
import { IssuerMapSelects } from './issuer-map-selects.tsx'
import { canHaveTrend } from './map-trend.shape.ts'
import type { IssuerMapModel } from './use-issuer-map.ts'
import type { MapScene } from './use-map-scene.ts'

export type IssuerMapToolbarProps = {
  props: IssuerMapProps
  scene: MapScene
  model: IssuerMapModel
  /** The export menu. */
  children: ReactNode
}

const LABELS: readonly MapLabels[] = ['off', 'on', 'all']

/** What is shown, and how. Parts: `data-slot` issuer-map-toolbar, issuer-map-delete, and those of Select and SegmentedControl. */
export function IssuerMapToolbar({ props, scene, model, children }: IssuerMapToolbarProps) {
  const { state, events } = model
  const { onCurrencyChange, onTradingGroundChange } = props
  const label = useLabel()
  return (
    <div
      data-slot="issuer-map-toolbar"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-2 text-13 text-ink"
    >
      <IssuerMapSelects {...{ scene, model, onCurrencyChange, onTradingGroundChange }} />
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 desk:ms-auto">
        {scene.prepared.masked ? null : (
          <Select
            size="s"
            label={label('chart_panel_trend')}
            labelAs="inside"
            options={trendOptions(label).map(({ id, label: text }) => ({ id, text }))}
            value={state.trend ?? 'not_selected'}
            onValueChange={id => events.chooseTrend(isTrendKind(id) ? id : null)}
            disabledReason={canHaveTrend(scene.prepared) ? null : label('map_trend_few')}
          />
        )}
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="text-ink-2">
            {label('map_labels')}
          </span>
          <SegmentedControl
            size="s"
            label={label('map_labels')}
            options={LABELS.map(id => ({ id, text: label(`map_labels_${id}`) }))}
            value={state.labels}
            onValueChange={id => events.chooseLabels(mapLabelsOf(id))}
          />
        </span>
        <Button
          size="s"
          data-slot="issuer-map-delete"
          icon={<Eraser />}
          pressed={state.deleting}
          onClick={events.toggleDeleting}
        >
          {label('map_delete')}
        </Button>
        {children}
      </div>
    </div>
  )
}
