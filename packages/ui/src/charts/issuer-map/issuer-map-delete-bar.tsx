'use client'
import { Button } from '../../controls/button/button.tsx'
import { Trash2, Undo2 } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { IssuerMapState } from './issuer-map.model.ts'

export type IssuerMapDeleteBarProps = {
  state: Pick<IssuerMapState, 'deleting' | 'selected' | 'removed' | 'touched'>
  onRemove: () => void
  onUndo: () => void
}

/**
 * How many points are selected, and what can be done with them (M4). The region stays, so that each count is announced.
 * Parts: `data-slot` issuer-map-delete-bar, issuer-map-count, issuer-map-remove, issuer-map-undo.
 */
export function IssuerMapDeleteBar({ state, onRemove, onUndo }: IssuerMapDeleteBarProps) {
  const { deleting, selected, removed, touched } = state
  const label = useLabel()
  const gone = removed.flat().length
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
        {touched ? <span>{label('map_removed_count', { count: gone })}</span> : null}
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
