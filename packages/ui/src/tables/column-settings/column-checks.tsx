'use client'
import { Button } from '../../controls/button/button.tsx'
import { Checkbox } from '../../controls/checkbox/checkbox.tsx'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { ColumnCheck, ColumnGroup } from './column-settings.view-model.ts'
import { scrollLook } from './scroll-look.tsx'
import type { ColumnSettingsModel } from './use-column-settings.ts'

type Events = ColumnSettingsModel['events']

/** Select all, clear all, and a checkbox for every column in its group. */
export function ColumnChecks({ groups, events }: { groups: readonly ColumnGroup[]; events: Events }) {
  const label = useLabel()
  return (
    <div data-slot="column-checks" className="grid gap-2 pt-3">
      <div className="flex flex-wrap gap-2">
        <Button size="s" onClick={events.selectAll}>
          {label('columns_select_all')}
        </Button>
        <Button size="s" onClick={events.clearAll}>
          {label('columns_clear_all')}
        </Button>
      </div>
      <div className={cx(scrollLook, 'grid content-start gap-3 pt-1 pb-5')}>
        {groups.map(group => (
          <Group key={group.name === null ? 'loose' : `group ${group.name}`} group={group} events={events} />
        ))}
      </div>
    </div>
  )
}

const STATES = { all: true, some: 'mixed', none: false } as const

/** A fieldset; its legend is the parent checkbox, which is mixed while some of the group are shown. */
function Group({ group, events }: { group: ColumnGroup; events: Events }) {
  const reason = useReason()
  const label = useLabel()
  const { name, columns } = group
  return (
    <fieldset data-slot="column-group" className="m-0 min-w-0 border-0 p-0">
      <legend
        className={name === null ? 'sr-text' : 'p-0 font-strong **:data-[slot=checkbox-hint]:font-normal'}
      >
        {name === null ? (
          label('columns_ungrouped')
        ) : (
          <Checkbox
            label={name}
            checked={STATES[group.state]}
            disabledReason={reason(group.kept)}
            onCheckedChange={shown => events.toggleGroup(name, shown)}
          />
        )}
      </legend>
      <div
        data-nested={name === null ? undefined : ''}
        className="grid items-start gap-x-4 data-nested:ps-6 desk:grid-cols-2 desk:gap-y-1"
      >
        {columns.map(({ id, text, shown, kept }) => (
          <Checkbox
            key={id}
            label={text}
            checked={shown}
            disabledReason={reason(kept)}
            onCheckedChange={next => events.toggleColumn(id, next)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Why a column cannot be switched, in words. */
function useReason(): (kept: ColumnCheck['kept']) => string | null {
  const label = useLabel()
  return kept => (kept === null ? null : label(kept === 'always' ? 'columns_kept' : 'columns_last'))
}
