'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import type { RowData } from '@tanstack/react-table'
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { GatedButton } from '../../../controls/access-prompt/gated-button.tsx'
import { Button, type ButtonProps } from '../../../controls/button/button.tsx'
import { IconButton } from '../../../controls/icon-button/icon-button.tsx'
import { useAnnounce } from '../../../controls/live-region/use-announce.tsx'
import { Menu } from '../../../controls/menu/menu.tsx'
import { Bubble } from '../../../controls/tip/bubble.tsx'
import { forwardRef } from '../../../foundation/forward-ref.ts'
import { Check, Copy, Download, TriangleAlert } from '../../../foundation/icons/icons.ts'
import type { LabelOf } from '../../../foundation/labels/labels.ts'
import { cx } from '../../../foundation/tokens/cx.ts'
import { useLabel } from '../../../foundation/ui-provider.tsx'
import { EXPORT_FORMATS, type ExportFormat, type ExportOutcome } from './table-export.reducer.ts'
import { type TableExportModel, type TableExportOptions, useTableExport } from './use-table-export.ts'

export type TableExportProps<Data extends RowData> = Omit<
  ComponentProps<'span'>,
  'children' | keyof TableExportOptions<Data>
> &
  TableExportOptions<Data> & {
    /** The button's size. Default `m`. */
    size?: ButtonProps['size']
    /** Whether the button shows only its icon; a button that leads to a prompt keeps its text. Default false. */
    iconOnly?: boolean
  }

/**
 * A menu that copies or saves a table as CSV, JSON or Markdown (X7): the visible columns, and all rows that pass its filters. If
 * access is refused, its button opens the prompt instead, and nothing is exported.
 * Parts: `data-slot` table-export, table-export-outcome, those of Menu or of GatedButton; state: `data-outcome` none, done, failed.
 */
export const TableExport = forwardRef(function TableExport<Data extends RowData>({
  table,
  rows,
  title,
  action = 'none',
  venueId,
  lock,
  onFailure,
  size,
  iconOnly = false,
  className,
  ref,
  ...rest
}: TableExportProps<Data>) {
  const root = useRef<HTMLSpanElement>(null)
  const model = useTableExport({ table, rows, title, action, venueId, lock, onFailure })
  const label = useLabel()
  const { verdict, state } = model
  const buttonProps = { size, icon: <Download /> }
  return (
    <span
      {...rest}
      ref={useComposedRefs(ref, root)}
      data-ui=""
      data-slot="table-export"
      data-outcome={state.outcome.kind}
      className={cx('inline-flex max-w-full', className)}
    >
      {verdict.kind !== 'allowed' && action !== 'none' ? (
        <GatedButton {...buttonProps} action={action} subject={{ venueId }} onAllowed={() => {}}>
          {label('export_menu')}
        </GatedButton>
      ) : state.isEmpty && iconOnly ? (
        <IconButton size={size} label={label('export_menu')} disabledReason={label('export_empty')}>
          <Copy />
        </IconButton>
      ) : state.isEmpty ? (
        <Button {...buttonProps} disabledReason={label('export_empty')}>
          {label('export_menu')}
        </Button>
      ) : (
        <ExportMenu size={size} icon={iconOnly ? <Copy /> : <Download />} iconOnly={iconOnly} model={model} />
      )}
      <ExportOutcomeBubble outcome={state.outcome} anchor={root} onDismiss={model.events.dismiss} />
    </span>
  )
})

type ExportMenuProps = Pick<ButtonProps, 'size' | 'icon'> & {
  iconOnly: boolean
  model: TableExportModel
}

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormat[]

function ExportMenu({ model, ...rest }: ExportMenuProps) {
  const label = useLabel()
  const { copy, save } = model.events
  const chosen = new Map<string, () => void>(
    FORMATS.flatMap(format => [
      [`copy ${format}`, () => copy(format)] as const,
      [`save ${format}`, () => save(format)] as const,
    ]),
  )
  const copies = FORMATS.map(format => ({
    id: `copy ${format}`,
    label: label('export_copy', { format: EXPORT_FORMATS[format].name }),
    icon: <Copy />,
  }))
  const saves = FORMATS.map((format, index) => ({
    id: `save ${format}`,
    label: label('export_save', { format: EXPORT_FORMATS[format].name }),
    icon: <Download />,
    separatorBefore: index === 0,
  }))
  return (
    <Menu
      {...rest}
      align="end"
      label={label('export_menu')}
      items={[...copies, ...saves]}
      onSelect={id => chosen.get(id)?.()}
    />
  )
}

type ExportOutcomeBubbleProps = {
  outcome: ExportOutcome
  /** The element that the message points at. */
  anchor: RefObject<HTMLElement | null>
  onDismiss: () => void
}

/** The outcome, at the button and for screen readers: "Copied 24 rows", or a failure. `data-slot` table-export-outcome. */
function ExportOutcomeBubble({ outcome, anchor, onDismiss }: ExportOutcomeBubbleProps) {
  const label = useLabel()
  const [announce, region] = useAnnounce()
  const open = outcome.kind !== 'none'
  const text = outcomeText(outcome, label)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same message is announced again after another attempt
  useEffect(() => {
    if (text !== null) announce(text)
  }, [text, outcome.id, announce])
  return (
    <>
      <Bubble open={open} anchor={anchor} align="end" onDismiss={onDismiss} data-slot="table-export-outcome">
        <span className="flex items-center gap-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:stroke-[1.5]">
          {outcome.kind === 'done' ? <Check className="text-up" /> : null}
          {outcome.kind === 'failed' ? <TriangleAlert className="text-warn" /> : null}
          {text}
        </span>
      </Bubble>
      {region}
    </>
  )
}

function outcomeText(outcome: ExportOutcome, label: LabelOf): string | null {
  switch (outcome.kind) {
    case 'none':
      return null
    case 'failed':
      return label(outcome.way === 'copy' ? 'export_copy_failed' : 'export_save_failed')
    case 'done': {
      const { way, rows } = outcome
      if (rows === 1) return label(way === 'copy' ? 'export_copied_one' : 'export_saved_one')
      return label(way === 'copy' ? 'export_copied' : 'export_saved', { rows })
    }
  }
}
