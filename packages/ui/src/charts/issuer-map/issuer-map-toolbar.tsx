'use client'
import { type ReactNode, useState } from 'react'
import { Badge } from '../../controls/badge/badge.tsx'
import { Button } from '../../controls/button/button.tsx'
import { Popover } from '../../controls/popover/popover.tsx'
import { PopoverContent } from '../../controls/popover/popover-content.tsx'
import { PopoverTrigger } from '../../controls/popover/popover-trigger.tsx'
import { SegmentedControl } from '../../controls/segmented-control/segmented-control.tsx'
import { Select } from '../../controls/select/select.tsx'
import { Eraser, SlidersHorizontal, Trash2, Undo2 } from '../../foundation/icons/icons.ts'
import { useIsMobile } from '../../foundation/state/use-media.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { trendOptions } from '../trend/trend.text.ts'
import { isTrendKind } from '../trend/trend.ts'
import {
  ESTIMATION_VENUE,
  type IssuerMapState,
  type MapChoice,
  type MapFacts,
  type MapLabels,
  mapLabelsOf,
  venueAfter,
} from './issuer-map.reducer.ts'
import { canHaveTrend, type MapContent } from './issuer-map.view-model.ts'
import type { IssuerMapModel } from './use-issuer-map.ts'

export type IssuerMapToolbarProps = {
  content: MapContent
  /** The available choices. */
  facts: MapFacts
  choice: MapChoice
  model: IssuerMapModel
  onCurrencyChange: ((id: number) => void) | undefined
  onVenueChange: ((id: number | null) => void) | undefined
  /** The export menu. */
  children: ReactNode
}

const LABELS: readonly MapLabels[] = ['off', 'on', 'all']

/**
 * Selects and settings of the map; on a phone the settings are a sheet behind one button. A single currency or trading ground is plain
 * text (M1); trading ground 4 is marked as an estimation (M2). Parts: `data-slot` issuer-map-toolbar, chart-settings, issuer-map-delete, and those of Select, Badge and SegmentedControl.
 */
export function IssuerMapToolbar({
  content,
  facts,
  choice,
  model,
  onCurrencyChange,
  onVenueChange,
  children,
}: IssuerMapToolbarProps) {
  const { state, events } = model
  const label = useLabel()
  const isPhone = useIsMobile()
  const [settingsOpen, setSettingsOpen] = useState(false)
  return (
    <div
      data-slot="issuer-map-toolbar"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-2 text-13 text-ink max-desk:gap-x-2"
    >
      <Select
        size="s"
        label={label('map_currency')}
        labelAs="inside"
        options={facts.currencies}
        value={choice.currencyId}
        onValueChange={id => {
          events.chooseCurrency(id, facts)
          onCurrencyChange?.(id)
          const venueId = venueAfter(state, id, facts)
          if (venueId !== choice.venueId) onVenueChange?.(venueId)
        }}
      />
      <Select
        size="s"
        label={label('map_trading_ground')}
        labelAs="inside"
        options={choice.venues}
        value={choice.venueId}
        onValueChange={id => {
          events.chooseVenue(id)
          onVenueChange?.(id)
        }}
      />
      {choice.venueId === ESTIMATION_VENUE ? <Badge tone="warn">{label('map_estimation')}</Badge> : null}
      {isPhone ? (
        <Popover open={settingsOpen} onOpenChange={setSettingsOpen}>
          <PopoverTrigger
            iconOnly
            size="s"
            label={label('chart_panel_display')}
            data-slot="chart-settings"
            className="ms-auto"
          >
            <SlidersHorizontal />
          </PopoverTrigger>
          <PopoverContent label={label('chart_panel_display')} sheet align="end">
            <div className="grid justify-items-start gap-3">
              <MapSettings content={content} model={model} onDeleteMode={() => setSettingsOpen(false)}>
                {children}
              </MapSettings>
            </div>
          </PopoverContent>
        </Popover>
      ) : (
        <div className="ms-auto flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
          <MapSettings content={content} model={model}>
            {children}
          </MapSettings>
        </div>
      )}
    </div>
  )
}

type MapSettingsProps = Pick<IssuerMapToolbarProps, 'content' | 'model' | 'children'> & {
  /** Called when the delete mode starts or ends. */
  onDeleteMode?: () => void
}

/** Trend, labels, delete mode and export. */
function MapSettings({ content, model: { state, events }, onDeleteMode, children }: MapSettingsProps) {
  const label = useLabel()
  return (
    <>
      {content.masked ? null : (
        <Select
          size="s"
          label={label('chart_panel_trend')}
          labelAs="inside"
          options={trendOptions(label).map(({ id, label: text }) => ({ id, text }))}
          value={state.trend ?? 'not_selected'}
          onValueChange={id => events.chooseTrend(isTrendKind(id) ? id : null)}
          disabledReason={canHaveTrend(content) ? null : label('map_trend_few')}
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
        onClick={() => {
          events.toggleDeleting()
          onDeleteMode?.()
        }}
      >
        {label('map_delete')}
      </Button>
      {children}
    </>
  )
}

export type IssuerMapDeleteBarProps = {
  state: Pick<IssuerMapState, 'deleting' | 'selected' | 'removed' | 'touched'>
  onRemove: () => void
  onUndo: () => void
}

/**
 * The number of selected points, with Remove and Undo (M4). The live region stays mounted, so that each count is announced.
 * Parts: `data-slot` issuer-map-delete-bar, issuer-map-count, issuer-map-remove, issuer-map-undo.
 */
export function IssuerMapDeleteBar({
  state: { deleting, selected, removed, touched },
  onRemove,
  onUndo,
}: IssuerMapDeleteBarProps) {
  const label = useLabel()
  return (
    <div
      data-slot="issuer-map-delete-bar"
      data-shown={deleting || touched ? '' : undefined}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 text-13 text-ink-2 data-shown:mb-2 data-shown:min-h-11 data-shown:rounded-field data-shown:bg-surface-sunken data-shown:px-3 data-shown:py-1.5"
    >
      <p role="status" data-slot="issuer-map-count" className="num flex flex-wrap gap-x-3">
        {deleting ? (
          <span className="font-strong text-ink">
            {label('map_selected_count', { count: selected.length })}
          </span>
        ) : null}
        {touched ? <span>{label('map_removed_count', { count: removed.flat().length })}</span> : null}
      </p>
      {deleting ? <p className="min-w-0 max-desk:w-full">{label('map_delete_hint')}</p> : null}
      {deleting || touched ? (
        <div className="flex flex-wrap gap-2 desk:ms-auto">
          {deleting ? (
            <Button
              size="s"
              data-slot="issuer-map-remove"
              icon={<Trash2 />}
              disabledReason={selected.length > 0 ? null : label('map_nothing_selected')}
              onClick={onRemove}
            >
              {label('map_remove')}
            </Button>
          ) : null}
          <Button
            size="s"
            data-slot="issuer-map-undo"
            icon={<Undo2 />}
            disabledReason={removed.length > 0 ? null : label('drawings_no_undo')}
            onClick={onUndo}
          >
            {label('drawings_undo')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
