'use client'
import { memo, useEffect, useRef } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { useAnnounce } from '../../controls/live-region/use-announce.tsx'
import { Popover } from '../../controls/popover/popover.tsx'
import { PopoverContent } from '../../controls/popover/popover-content.tsx'
import { PopoverTrigger } from '../../controls/popover/popover-trigger.tsx'
import { TextField } from '../../controls/text-field/text-field.tsx'
import { Bubble } from '../../controls/tip/bubble.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Check, Copy, Tags, TriangleAlert } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { UiProvider, useLabel, useUi } from '../../foundation/ui-provider.tsx'
import type { LabelOverlayViewModel, LabelRow } from './label-overlay.view-model.ts'
import type { LabelOverlayProps } from './label-overlay-props.ts'
import { type LabelOverlayModel, useLabelOverlay } from './use-label-overlay.ts'

/** The overlay itself. Its own interface shows texts and not keys, so that it is readable. */
export const LabelOverlayView = forwardRef(function LabelOverlayView(props: LabelOverlayProps) {
  const { signIn, ...ui } = useUi()
  return (
    <UiProvider {...ui} {...(signIn ? { onSignIn: signIn } : {})} labels={props.labels} showLabels={false}>
      <OverlayWithTexts {...props} />
    </UiProvider>
  )
})

const OverlayWithTexts = forwardRef(function OverlayWithTexts({
  labels,
  onShowTexts,
  className,
  ...rest
}: LabelOverlayProps) {
  const label = useLabel()
  const { viewModel, filter, box, events } = useLabelOverlay(labels)
  const [announce, region] = useAnnounce()
  const { announcement } = viewModel
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is announced once, whatever else changes
  useEffect(() => {
    if (announcement) announce(label(announcement.key, announcement.values))
  }, [announcement?.attempt, announcement?.key])
  return (
    <aside
      aria-label={label('label_overlay')}
      {...rest}
      data-ui=""
      data-slot="label-overlay"
      data-missing={viewModel.missing > 0 ? '' : undefined}
      className={cx('fixed end-4 bottom-[calc(1rem+var(--occupied-end,0px))] z-50 print:hidden', className)}
    >
      <LabelOverlayPanel viewModel={viewModel} filter={filter} events={events} onShowTexts={onShowTexts} />
      {viewModel.pointed && box ? (
        <LabelOverlayTip rows={viewModel.pointed} box={box} announcement={announcement} />
      ) : null}
      {region}
    </aside>
  )
})

type LabelOverlayTipProps = {
  rows: readonly LabelRow[]
  box: { left: number; top: number; width: number; height: number }
  announcement: LabelOverlayViewModel['announcement']
}

/** A frame around a text, and its keys with their texts. A new text has a new position. */
function LabelOverlayTip(props: LabelOverlayTipProps) {
  const { left, top } = props.box
  return <TipAt key={`${left} ${top} ${props.rows.map(({ key }) => key).join()}`} {...props} />
}

function TipAt({ rows, box, announcement }: LabelOverlayTipProps) {
  const label = useLabel()
  const frame = useRef<HTMLDivElement>(null)
  const isCopied = announcement?.values.key === rows.map(({ key }) => key).join('\n')
  return (
    <div
      ref={frame}
      data-ui=""
      data-slot="label-overlay-frame"
      className="pointer-events-none fixed rounded-tag outline-2 outline-offset-1 outline-accent"
      style={box}
    >
      <Bubble open anchor={frame} data-slot="label-overlay-tip" className="pointer-events-none! grid gap-1">
        {rows.map(row => (
          <OverlayLabelText key={row.key} row={row} />
        ))}
        {isCopied ? (
          <p className="text-ink-3">
            {label(announcement.key, { key: rows.length === 1 ? announcement.values.key : rows.length })}
          </p>
        ) : null}
      </Bubble>
    </div>
  )
}

type LabelOverlayPanelProps = Omit<LabelOverlayModel, 'box'> & {
  onShowTexts: (() => void) | undefined
}

/** The button with the counts, and the list of all keys of the page. */
function LabelOverlayPanel({ viewModel, filter, events, onShowTexts }: LabelOverlayPanelProps) {
  const label = useLabel()
  const missing = viewModel.missing > 0 ? label('label_overlay_missing', { n: viewModel.missing }) : null
  const total = label('label_overlay_count', { n: viewModel.total })
  return (
    <Popover>
      <PopoverTrigger icon={<Tags />} className="shadow-pop">
        {missing ? <span className="text-down">{missing}</span> : null}
        <span>{total}</span>
      </PopoverTrigger>
      <PopoverContent sheet side="top" align="end" label={label('label_overlay')} closesOutside={false}>
        <div data-slot="label-overlay-panel" className="grid gap-3 desk:w-88">
          <p className="text-12 text-ink-3">{label('label_overlay_hint')}</p>
          <TextField
            type="search"
            label={label('label_overlay_filter')}
            value={filter}
            onValueChange={events.filter}
          />
          {viewModel.rows.length === 0 ? (
            <p className="text-ink-3">{label('label_overlay_none')}</p>
          ) : (
            <ul className="relative -my-1 max-h-[50dvh] overflow-y-auto overscroll-contain pe-1">
              {viewModel.rows.map(row => (
                <LabelOverlayRow key={row.key} row={row} onCopy={events.copy} />
              ))}
            </ul>
          )}
          {onShowTexts ? <Button onClick={onShowTexts}>{label('label_overlay_back')}</Button> : null}
        </div>
      </PopoverContent>
    </Popover>
  )
}

const ICONS = {
  idle: <Copy />,
  copying: <Copy />,
  copied: <Check className="text-up" />,
  failed: <TriangleAlert className="text-warn" />,
}

/** A key with its text below. */
function OverlayLabelText({ row }: { row: LabelRow }) {
  const label = useLabel()
  return (
    <div className="min-w-0 flex-1">
      <p className="num text-12 font-strong wrap-anywhere text-ink">{row.key}</p>
      <p className={row.text === null ? 'text-12 text-down' : 'text-12 wrap-anywhere text-ink-2'}>
        {row.text ?? label('label_overlay_no_text')}
      </p>
    </div>
  )
}

type LabelOverlayRowProps = { row: LabelRow; onCopy: (key: string) => void }

/** A key of the page in the list, with the button that copies it. */
const LabelOverlayRow = memo(
  function LabelOverlayRow({ row, onCopy }: LabelOverlayRowProps) {
    const label = useLabel()
    return (
      <li
        data-slot="label-overlay-row"
        data-phase={row.phase}
        data-missing={row.text === null ? '' : undefined}
        className="flex items-start gap-2 border-b border-line py-1.5 last:border-b-0"
      >
        <OverlayLabelText row={row} />
        <IconButton
          size="s"
          label={label('label_overlay_copy', { key: row.key })}
          onClick={() => onCopy(row.key)}
        >
          {ICONS[row.phase]}
        </IconButton>
      </li>
    )
  },
  (a, b) =>
    a.onCopy === b.onCopy &&
    a.row.key === b.row.key &&
    a.row.text === b.row.text &&
    a.row.phase === b.row.phase,
)
