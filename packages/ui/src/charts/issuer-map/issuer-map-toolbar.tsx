'use client'
import { type ReactNode, useRef, useState } from 'react'
import { Badge } from '../../controls/badge/badge.tsx'
import { Button } from '../../controls/button/button.tsx'
import { Popover } from '../../controls/popover/popover.tsx'
import { PopoverContent } from '../../controls/popover/popover-content.tsx'
import { PopoverTrigger } from '../../controls/popover/popover-trigger.tsx'
import { SegmentedControl } from '../../controls/segmented-control/segmented-control.tsx'
import { Select } from '../../controls/select/select.tsx'
import { Eraser, SlidersHorizontal } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { type ControlPlace, ExportRow, SWITCH_ROW, TrendSelect } from '../chart-panel/chart-controls.tsx'
import { useBarFit } from '../chart-panel/use-toolbar-fit.ts'
import { isTrendKind } from '../trend/trend.ts'
import {
  ESTIMATION_VENUE,
  type MapChoice,
  type MapFacts,
  type MapLabels,
  mapLabelsOf,
  venueAfter,
} from './issuer-map.reducer.ts'
import { canHaveTrend, type MapContent } from './issuer-map.view-model.ts'
import { MapRemovalControls, MapRemovalStatus } from './issuer-map-removal.tsx'
import { collapsedMapParts, MAP_TOOLBAR_LIMITS, type MapToolbarPart } from './issuer-map-toolbar.layout.ts'
import type { IssuerMapModel } from './use-issuer-map.ts'

export type IssuerMapToolbarProps = {
  content: MapContent
  /** The available choices. */
  facts: MapFacts
  choice: MapChoice
  model: IssuerMapModel
  onCurrencyChange: ((id: number) => void) | undefined
  onVenueChange: ((id: number | null) => void) | undefined
  /** Removes the selected points. */
  onRemove: () => void
  onUndo: () => void
  /** The export menu, for the toolbar or the settings. */
  children: (place: ControlPlace) => ReactNode
}

const LABELS: readonly MapLabels[] = ['off', 'on', 'all']

/** On a phone a field is 36 px high, and its touch target 44. */
const FIELD =
  'desk:*:text-13 max-desk:[&_[data-slot=field-box]]:min-h-9 max-desk:[&_[data-slot=field-input]]:-my-1.25 max-desk:[&_[data-slot=field-input]]:min-h-11'

/**
 * The controls of the map in one row, each in exactly one place: those that do not fit are in the settings, on a phone a sheet. A single
 * currency or trading ground is plain text (M1); trading ground 4 is marked as an estimation (M2). In delete mode the row has the actions of
 * that mode instead, so that the plot does not move (M4). Parts: `data-slot` issuer-map-toolbar, chart-trend, chart-settings,
 * issuer-map-delete, issuer-map-count, issuer-map-remove, issuer-map-undo, and those of Select, Badge and SegmentedControl.
 */
export function IssuerMapToolbar({
  content,
  facts,
  choice,
  model,
  onCurrencyChange,
  onVenueChange,
  onRemove,
  onUndo,
  children,
}: IssuerMapToolbarProps) {
  const { state, events } = model
  const label = useLabel()
  const { deleting } = state
  const { ref, collapsed } = useBarFit({
    partsOf: collapsedMapParts,
    limits: MAP_TOOLBAR_LIMITS,
    set: deleting ? 'delete' : '',
  })
  const settings = useRef<HTMLButtonElement>(null)
  const [settingsOpen, setSettingsOpen] = useState(false)
  const has = (part: MapToolbarPart) => !collapsed.has(part)
  const name = label('chart_panel_display')
  return (
    <div className="@container">
      <div
        ref={ref}
        data-slot="issuer-map-toolbar"
        // text of twice the size does not fit into one row of a phone
        className="flex h-10 items-center gap-1.5 border-b border-line ps-3 pe-2 text-13 text-ink *:shrink-0 max-desk:h-11 max-desk:gap-2 max-desk:pe-1 @max-[21rem]:h-auto @max-[21rem]:min-h-11 @max-[21rem]:flex-wrap"
      >
        <MapRemovalStatus state={state} />
        {deleting ? (
          <MapRemovalControls state={state} onRemove={onRemove} onUndo={onUndo} />
        ) : (
          <>
            <Select
              size="s"
              label={label('map_currency')}
              labelAs="hidden"
              options={facts.currencies}
              value={choice.currencyId}
              onValueChange={id => {
                events.chooseCurrency(id, facts)
                onCurrencyChange?.(id)
                const venueId = venueAfter(state, id, facts)
                if (venueId !== choice.venueId) onVenueChange?.(venueId)
              }}
              className={FIELD}
            />
            <Select
              size="s"
              label={label('map_trading_ground')}
              labelAs="hidden"
              options={choice.venues}
              value={choice.venueId}
              onValueChange={id => {
                events.chooseVenue(id)
                onVenueChange?.(id)
              }}
              className={`max-w-44 min-w-32 shrink! ${FIELD}`}
            />
            {choice.venueId === ESTIMATION_VENUE ? (
              <Badge tone="warn">{label('map_estimation')}</Badge>
            ) : null}
            {has('trend') && !content.masked ? (
              <>
                <Divider />
                <MapTrend content={content} model={model} place="bar" />
              </>
            ) : null}
            <span aria-hidden="true" className="grow" />
            {has('labels') ? <MapLabelsSwitch model={model} place="bar" /> : null}
          </>
        )}
        {has('delete') || deleting ? (
          <DeleteButton
            model={model}
            place="bar"
            // where there is no space for it, it leaves the toolbar with the mode
            onToggle={() => has('delete') || settings.current?.focus()}
          />
        ) : null}
        {has('labels') && has('delete') ? <Divider /> : null}
        {collapsed.size > 0 ? (
          <Popover open={settingsOpen} onOpenChange={setSettingsOpen}>
            <PopoverTrigger ref={settings} iconOnly size="s" label={name} data-slot="chart-settings">
              <SlidersHorizontal />
            </PopoverTrigger>
            <PopoverContent label={name} sheet align="end" className="desk:w-74">
              <div className="-my-1 grid grid-cols-1 divide-y divide-line *:py-1">
                {has('trend') || content.masked ? null : (
                  <MapTrend content={content} model={model} place="settings" />
                )}
                {has('labels') ? null : <MapLabelsSwitch model={model} place="settings" />}
                {has('delete') || deleting ? null : (
                  <DeleteButton model={model} place="settings" onToggle={() => setSettingsOpen(false)} />
                )}
                {has('export') ? null : <ExportRow>{children('settings')}</ExportRow>}
              </div>
            </PopoverContent>
          </Popover>
        ) : null}
        {has('export') ? children('bar') : null}
      </div>
    </div>
  )
}

const Divider = () => <span aria-hidden="true" className="mx-0.5 h-5 w-px bg-line" />

type MapControlProps = Pick<IssuerMapToolbarProps, 'model'> & { place: ControlPlace }

/** The trend of every series (C12). */
function MapTrend({
  content,
  model: { state, events },
  place,
}: MapControlProps & Pick<IssuerMapToolbarProps, 'content'>) {
  const label = useLabel()
  return (
    <div data-slot="chart-trend" className={place === 'bar' ? 'flex' : 'grid'}>
      <TrendSelect
        place={place}
        value={state.trend}
        onValueChange={id => events.chooseTrend(isTrendKind(id) ? id : null)}
        disabledReason={canHaveTrend(content) ? null : label('map_trend_few')}
      />
    </div>
  )
}

/** Names of points: none, those with space, or all (M5). */
function MapLabelsSwitch({ model: { state, events }, place }: MapControlProps) {
  const label = useLabel()
  const name = label('map_labels')
  const isInBar = place === 'bar'
  const switched = (
    <SegmentedControl
      size="s"
      label={name}
      labelAs={isInBar ? 'hidden' : 'above'}
      options={LABELS.map(id => ({ id, text: label(`map_labels_${id}`) }))}
      value={state.labels}
      onValueChange={id => events.chooseLabels(mapLabelsOf(id))}
      className={isInBar ? undefined : SWITCH_ROW}
    />
  )
  if (!isInBar) return switched
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="text-ink-2">
        {name}
      </span>
      {switched}
    </span>
  )
}

/** Starts and ends the delete mode (M4). */
function DeleteButton({
  model: { state, events },
  place,
  onToggle,
}: MapControlProps & { onToggle?: () => void }) {
  const label = useLabel()
  return (
    <Button
      variant="quiet"
      size="s"
      data-slot="issuer-map-delete"
      icon={<Eraser />}
      pressed={state.deleting}
      onClick={() => {
        events.toggleDeleting()
        onToggle?.()
      }}
      className={
        place === 'bar'
          ? 'text-13 text-ink max-desk:min-w-9 max-desk:px-0 max-desk:text-[0px] max-desk:[&_[data-slot=button-face]]:gap-0'
          : 'min-h-9 justify-start text-[length:inherit] font-normal text-ink not-aria-pressed:px-0 max-desk:min-h-11 max-desk:text-[length:inherit]'
      }
    >
      {label('map_delete')}
    </Button>
  )
}
