'use client'
import { Button } from '../../controls/button/button.tsx'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { Trash2, Undo2 } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { IssuerMapState } from './issuer-map.reducer.ts'

type RemovalState = Pick<IssuerMapState, 'deleting' | 'selected' | 'removed' | 'touched'>

/** The numbers of selected and removed points. A live region that stays mounted, so that each number is announced. `data-slot` issuer-map-count. */
export function MapRemovalStatus({
  state: { deleting, selected, removed, touched },
}: {
  state: RemovalState
}) {
  const label = useLabel()
  return (
    <p
      role="status"
      data-slot="issuer-map-count"
      className={deleting ? 'num flex gap-x-3 whitespace-nowrap' : 'sr-text'}
    >
      {deleting ? (
        <span className="font-strong">{label('map_selected_count', { count: selected.length })}</span>
      ) : null}
      {touched ? (
        <span className="text-ink-2 max-desk:sr-text">
          {label('map_removed_count', { count: removed.flat().length })}
        </span>
      ) : null}
    </p>
  )
}

export type MapRemovalControlsProps = {
  state: RemovalState
  onRemove: () => void
  onUndo: () => void
}

/** The actions of the delete mode (M4). Parts: `data-slot` issuer-map-remove, issuer-map-undo. */
export function MapRemovalControls({
  state: { selected, removed },
  onRemove,
  onUndo,
}: MapRemovalControlsProps) {
  const label = useLabel()
  const hint = label('map_delete_hint')
  return (
    <>
      {/* on phones the hint is in the plot */}
      <p title={hint} className="min-w-0 shrink! truncate text-ink-2 max-desk:hidden">
        {hint}
      </p>
      <span aria-hidden="true" className="grow" />
      <Button
        size="s"
        data-slot="issuer-map-remove"
        icon={<Trash2 />}
        disabledReason={selected.length > 0 ? null : label('map_nothing_selected')}
        onClick={onRemove}
        className="@max-[23rem]:min-w-9 @max-[23rem]:px-0 @max-[23rem]:text-[0px] @max-[23rem]:[&_[data-slot=button-face]]:gap-0"
      >
        {label('map_remove')}
      </Button>
      <IconButton
        size="s"
        label={label('drawings_undo')}
        data-slot="issuer-map-undo"
        disabledReason={removed.length > 0 ? null : label('drawings_no_undo')}
        onClick={onUndo}
      >
        <Undo2 />
      </IconButton>
    </>
  )
}

/** How many points are removed, with Undo: below the map after the delete mode (M4). Parts: `data-slot` issuer-map-removed, issuer-map-undo. */
export function MapRemovedNote({ state: { removed }, onUndo }: Omit<MapRemovalControlsProps, 'onRemove'>) {
  const label = useLabel()
  return (
    <div data-slot="issuer-map-removed" className="flex items-center gap-x-2">
      {/* the toolbar announces it */}
      <span aria-hidden="true" className="num text-ink-2">
        {label('map_removed_count', { count: removed.flat().length })}
      </span>
      <Button
        variant="link"
        size="s"
        data-slot="issuer-map-undo"
        disabledReason={removed.length > 0 ? null : label('drawings_no_undo')}
        onClick={onUndo}
      >
        {label('drawings_undo')}
      </Button>
    </div>
  )
}
