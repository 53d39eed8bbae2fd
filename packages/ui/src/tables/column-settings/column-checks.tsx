'use client'
import { Button } from '../../controls/button/button.tsx'
import { Checkbox } from '../../controls/checkbox/checkbox.tsx'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { ColumnChange } from './change-columns.ts'
import type { ColumnCheck, ColumnGroup } from './column-settings.view-model.ts'
import { scrollStyles } from './scroll-styles.tsx'

export type ColumnChecksProps = {
  groups: readonly ColumnGroup[]
  onChange: (change: ColumnChange) => void
}

/** Select all, clear all, and a checkbox for every column in its group. */
export function ColumnChecks({ groups, onChange }: ColumnChecksProps) {
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
      <div className={cx(scrollStyles, 'grid content-start gap-3 pt-1 pb-5')}>
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
