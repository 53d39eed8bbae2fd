'use client'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Popover } from '../../controls/popover/popover.tsx'
import { PopoverContent } from '../../controls/popover/popover-content.tsx'
import { PopoverTrigger } from '../../controls/popover/popover-trigger.tsx'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { formatDay } from '../../foundation/format/format-day.ts'
import { ChevronDown, TriangleAlert } from '../../foundation/icons/icons.ts'
import { pluralKey } from '../../foundation/labels/plural-key.ts'
import { listOf } from '../../foundation/list-of.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { currentDismissals, noticeId, type PanelNotice, shownNotices } from './panel-notice.ts'
import type { ShownPanel } from './use-chart-panel.ts'

export type PanelNoticesProps = Pick<ShownPanel, 'pulled' | 'oldData' | 'trendRefusals'> & {
  limitYears: number
  /** Notices of the page. */
  notices: readonly PanelNotice[]
  className?: string
}

/** Notices of the panel itself: the range that the limit changed, series without a trend, old data (C5, C12, C15). */
function useOwnNotices({
  pulled,
  limitYears,
  oldData,
  trendRefusals,
}: Omit<PanelNoticesProps, 'notices' | 'className'>): PanelNotice[] {
  const { label, lang } = useUi()
  const own: PanelNotice[] = listOf(trendRefusals).map(text => ({ kind: 'limit', text }))
  if (pulled?.moved)
    own.unshift({
      kind: 'limit',
      text: label(`chart_panel_pulled_${pulled.moved}`, {
        years: limitYears,
        day: formatDay(pulled[pulled.moved], lang),
      }),
    })
  if (oldData)
    own.push({
      kind: 'data',
      text: label(pluralKey('chart_panel_old_data', oldData.days, lang), {
        day: formatDay(oldData.day, lang),
        n: formatDecimal(oldData.days, { lang, decimals: 0 }) ?? '',
      }),
    })
  return own
}

/**
 * Notices about the chart in one chip: the most important notice and the number of others. A press opens all of them with their actions.
 * The live region is always in the page, so that new notices are announced. Parts: `data-slot` chart-panel-notes, chart-panel-notice (the
 * chip), chart-panel-notice-list.
 */
export function PanelNotices({ notices, className, ...own }: PanelNoticesProps) {
  const { label, lang } = useUi()
  const all = [...listOf(notices), ...useOwnNotices(own)]
  const [open, setOpen] = useState(false)
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const current = currentDismissals(all, dismissed)
  if (current !== dismissed) setDismissed(current)
  const [first, ...more] = shownNotices(all, current)
  const dismiss = (notice: PanelNotice) => {
    setDismissed([...current, noticeId(notice)])
    // the pressed button disappears
    if (more.length > 0) list.current?.focus()
    else close()
  }
  const close = () => {
    setOpen(false)
    root.current?.focus()
  }
  const act = ({ action }: PanelNotice) => {
    close()
    action?.onAction()
  }
  const name = label('chart_panel_notices')
  return (
    <div ref={root} tabIndex={-1} className={cx('outline-none', first ? className : 'absolute')}>
      <Popover open={open && first !== undefined} onOpenChange={setOpen}>
        <div role="status" data-slot="chart-panel-notes" className="flex">
          {first ? (
            <PopoverTrigger
              data-slot="chart-panel-notice"
              variant="quiet"
              size="s"
              icon={<TriangleAlert className="size-3.5!" />}
              className={clsx(
                'h-5 min-h-5! rounded-tag border-0 px-2 py-0 text-12! font-medium max-desk:after:-inset-x-1 max-desk:after:-inset-y-3',
                first.kind === 'error'
                  ? 'bg-down-soft text-down hover:bg-down-soft!'
                  : 'bg-warn-soft text-warn hover:bg-warn-soft!',
                '*:data-[slot=button-face]:min-w-0',
              )}
            >
              {/* on phones the name of what is drawn and the select of venues need the line */}
              <span className="min-w-0 truncate max-desk:sr-text">{first.short ?? first.text}</span>
              {first.short === undefined ? null : <span className="sr-text">. {first.text}</span>}
              {more.length > 0 ? (
                <span className="shrink-0 font-normal">
                  {label('chart_panel_more_notices', {
                    n: formatDecimal(more.length, { lang, decimals: 0 }) ?? '',
                  })}
                </span>
              ) : null}
              <ChevronDown className={clsx('size-3.5!', open && 'rotate-180')} />
            </PopoverTrigger>
          ) : null}
          {open
            ? null
            : more.map(notice => (
                <span key={noticeId(notice)} className="sr-text">
                  {notice.text}
                </span>
              ))}
        </div>
        {first ? (
          <PopoverContent label={name} sheet className="desk:w-105 desk:max-w-[calc(100vw-1rem)]">
            <ul
              ref={list}
              tabIndex={-1}
              aria-label={name}
              data-slot="chart-panel-notice-list"
              className="grid gap-3 outline-none"
            >
              {[first, ...more].map(notice => (
                <li key={noticeId(notice)} className="flex items-start gap-2.5">
                  <TriangleAlert
                    aria-hidden="true"
                    className={clsx(
                      'mt-0.5 size-4 shrink-0',
                      notice.kind === 'error' ? 'text-down' : 'text-ink-2',
                    )}
                  />
                  <p className="min-w-0 flex-1">{notice.text}</p>
                  <Button
                    variant="link"
                    className="shrink-0"
                    onClick={() => (notice.action ? act(notice) : dismiss(notice))}
                  >
                    {notice.action?.label ?? label('chart_panel_notice_ok')}
                  </Button>
                </li>
              ))}
            </ul>
          </PopoverContent>
        ) : null}
      </Popover>
    </div>
  )
}
