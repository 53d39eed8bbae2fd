'use client'
import type { RowData } from '@tanstack/react-table'
import { clsx } from 'clsx'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Checkbox } from '../../controls/checkbox/checkbox.tsx'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { LiveRegion } from '../../controls/live-region/live-region.tsx'
import { Tabs } from '../../controls/tabs/tabs.tsx'
import { TabsList } from '../../controls/tabs/tabs-list.tsx'
import { TabsPanel } from '../../controls/tabs/tabs-panel.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { ArrowDown, ArrowUp } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { DataTableInstance } from '../data-table/columns/features.ts'
import { type ColumnChange, changeColumns } from './change-columns.ts'
import {
  type ColumnCheck,
  type ColumnGroup,
  type ColumnPlace,
  columnAnnouncement,
  toColumnSettingsViewModel,
} from './column-settings.view-model.ts'
import { columnsState, isInitial } from './columns-state.ts'

export type ColumnSettingsPanelProps<Data extends RowData> = Omit<ComponentProps<'div'>, 'children'> & {
  /** The table to configure: `useDataTable(…).table`. */
  table: DataTableInstance<Data>
  /** Adds a button that closes the panel. Changes apply immediately, with or without it. */
  onDone?: () => void
}

/**
 * Settings panel for columns: which are shown, and in which order (T6). Changes apply immediately: the panel edits the table's own state,
 * which column menus and the page can change too, and which `saveState` persists.
 * Parts: `data-slot` column-settings-panel, column-checks, column-group, column-places, column-place, column-settings-footer.
 */
export const ColumnSettingsPanel = forwardRef(function ColumnSettingsPanel<Data extends RowData>({
  table,
  onDone,
  className,
  ...rest
}: ColumnSettingsPanelProps<Data>) {
  const label = useLabel()
  const [view, setView] = useState('show')
  const [last, setLast] = useState<{ id: number; change: ColumnChange } | null>(null)
  const viewModel = toColumnSettingsViewModel(columnsState(table))
  const announced = last && columnAnnouncement(last.change, viewModel)
  const change = (next: ColumnChange) => {
    changeColumns(table, next)
    setLast(before => ({ id: (before?.id ?? 0) + 1, change: next }))
  }
  const views = [
    { id: 'show', title: label('columns_view_show') },
    { id: 'order', title: label('columns_view_order') },
  ]
  return (
    <div {...rest} data-ui="" data-slot="column-settings-panel" className={cx('min-w-0 pt-1', className)}>
      <Tabs items={views} value={view} onValueChange={setView} variant="segmented">
        <TabsList label={label('columns_view')} />
        <TabsPanel value="show" focusable={false}>
          <ColumnChecks groups={viewModel.groups} onChange={change} />
        </TabsPanel>
        <TabsPanel value="order" focusable={false}>
          <ColumnPlaces
            places={viewModel.places}
            onMove={(id, by) => change({ type: 'columnMoved', id, by })}
          />
        </TabsPanel>
      </Tabs>
      <div
        data-slot="column-settings-footer"
        className="-mx-5 -mb-5 flex flex-wrap justify-between gap-2 border-t border-line px-5 py-3"
      >
        <Button
          variant="quiet"
          disabledReason={isInitial(table) ? label('columns_reset_idle') : null}
          onClick={() => change({ type: 'reset' })}
          className="-ms-3"
        >
          {label('columns_reset')}
        </Button>
        {onDone ? (
          <Button variant="primary" onClick={onDone}>
            {label('columns_done')}
          </Button>
        ) : null}
      </div>
      <LiveRegion
        message={last && announced && { id: last.id, text: label(announced.key, announced.values) }}
      />
    </div>
  )
})

/**
 * The scrolling part of the panel; tabs, buttons and footer stay in place. Its height is what the dialog leaves.
 * It reaches the dialog's edges, so that focus rings are not cut.
 */
const scrollStyles =
  'relative -mx-5 max-h-[max(10rem,calc(76vh-16rem))] overflow-y-auto overscroll-contain px-5 max-desk:max-h-[max(10rem,calc(90dvh-18rem))]'

type ColumnChecksProps = {
  groups: readonly ColumnGroup[]
  onChange: (change: ColumnChange) => void
}

/** Select all, clear all, and a checkbox for every column in its group. */
function ColumnChecks({ groups, onChange }: ColumnChecksProps) {
  const label = useLabel()
  return (
    <div data-slot="column-checks" className="grid gap-2 pt-3">
      <div className="flex flex-wrap gap-2">
        <Button size="s" onClick={() => onChange({ type: 'allSelected' })}>
          {label('columns_select_all')}
        </Button>
        <Button size="s" onClick={() => onChange({ type: 'allCleared' })}>
          {label('columns_clear_all')}
        </Button>
      </div>
      <div className={clsx(scrollStyles, 'grid content-start gap-3 pt-1 pb-5')}>
        {groups.map(group => (
          <Group
            key={group.name === null ? 'loose' : `group ${group.name}`}
            group={group}
            onChange={onChange}
          />
        ))}
      </div>
    </div>
  )
}

const STATES = { all: true, some: 'mixed', none: false } as const

/** A fieldset; its legend is the parent checkbox, which is mixed while only part of the group is shown. */
function Group({ group, onChange }: Pick<ColumnChecksProps, 'onChange'> & { group: ColumnGroup }) {
  const reason = useReason()
  const label = useLabel()
  const { name, columns } = group
  return (
    <fieldset data-slot="column-group" className="m-0 min-w-0 border-0 p-0">
      <legend
        className={name === null ? 'sr-text' : 'p-0 font-strong [&_[data-slot=checkbox-hint]]:font-normal'}
      >
        {name === null ? (
          label('columns_ungrouped')
        ) : (
          <Checkbox
            label={name}
            checked={STATES[group.state]}
            disabledReason={reason(group.required)}
            onCheckedChange={shown => onChange({ type: 'groupToggled', group: name, shown })}
          />
        )}
      </legend>
      <div
        data-nested={name === null ? undefined : ''}
        className="grid items-start gap-x-4 data-nested:ps-6 desk:grid-cols-2 desk:gap-y-1"
      >
        {columns.map(({ id, text, shown, required }) => (
          <Checkbox
            key={id}
            label={text}
            checked={shown}
            disabledReason={reason(required)}
            onCheckedChange={next => onChange({ type: 'columnToggled', id, shown: next })}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Explains why a column cannot be switched. */
function useReason(): (required: ColumnCheck['required']) => string | null {
  const label = useLabel()
  return required =>
    required === null ? null : label(required === 'always' ? 'columns_always_shown' : 'columns_last')
}

type Move = (id: string, by: -1 | 1) => void

/** The shown columns in order. Two buttons move each line, and the line keeps focus while it moves. */
function ColumnPlaces({ places, onMove }: { places: readonly ColumnPlace[]; onMove: Move }) {
  const list = useFocusedInView(places)
  return (
    <ol ref={list} data-slot="column-places" className={clsx(scrollStyles, 'mt-3 mb-0 list-none py-0.5')}>
      {places.map(place => (
        <Place key={place.id} place={place} onMove={onMove} />
      ))}
    </ol>
  )
}

function Place({ place, onMove }: { place: ColumnPlace; onMove: Move }) {
  const label = useLabel()
  const { id, text, at, fixed, isFirst, isLast } = place
  return (
    <li
      data-slot="column-place"
      className="flex min-h-9 items-center gap-3 border-b border-line text-13 last:border-b-0 max-desk:min-h-12 max-desk:text-14"
    >
      <span aria-hidden="true" className="num w-6 shrink-0 text-end text-ink-3">
        {at}
      </span>
      <span className="min-w-0 flex-1 py-1 break-words">
        <bdi>{text}</bdi>
        {fixed ? <span className="block text-12 text-ink-3">{label('columns_first_fixed')}</span> : null}
      </span>
      {fixed ? null : (
        <span className="flex shrink-0">
          <IconButton
            size="s"
            className="data-disabled:opacity-50"
            label={label('columns_move_up', { column: text })}
            disabledReason={isFirst ? label('columns_at_start') : null}
            onClick={() => onMove(id, -1)}
          >
            <ArrowUp />
          </IconButton>
          <IconButton
            size="s"
            className="data-disabled:opacity-50"
            label={label('columns_move_down', { column: text })}
            disabledReason={isLast ? label('columns_at_end') : null}
            onClick={() => onMove(id, 1)}
          >
            <ArrowDown />
          </IconButton>
        </span>
      )}
    </li>
  )
}

/** Scrolls a focused line back into view after it moved out of the box. */
function useFocusedInView(places: readonly ColumnPlace[]) {
  const list = useRef<HTMLOListElement>(null)
  const order = places.map(({ id }) => id).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order can move the line out of view
  useEffect(() => {
    const focused = document.activeElement
    if (list.current?.contains(focused)) focused?.scrollIntoView?.({ block: 'nearest' })
  }, [order])
  return list
}
