'use client'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Card } from '../../controls/card/card.tsx'
import { Link } from '../../controls/link/link.tsx'
import { Select } from '../../controls/select/select.tsx'
import { TabBar } from '../../controls/tabs/tab-bar.tsx'
import type { TabItem } from '../../controls/tabs/tabs.view-model.ts'
import type { AccessAction } from '../../foundation/access/access.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { safeUrl } from '../../foundation/safe-url.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { ReportOption } from './report-facts.ts'

/** Root attributes and heading of a report block. */
export type ReportBlockProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  /** The block's heading. Default: what kind of report it is. */
  title?: string | undefined
  /** The heading's level; the tables' headings are one level below. Default 2. */
  headingLevel?: 2 | 3 | undefined
}

/** The access to the export of a report block. */
export type ReportExportOptions = {
  /** The access that exporting requires. Default `exportReport`; `none` allows everybody (readings #12). */
  exportGate?: AccessAction | 'none' | undefined
  /** Whether the export button is also shown without a link, to prompt for access, as on the bond page (access row 3). Default false. */
  exportPrompts?: boolean | undefined
}

export type ReportFrameProps = Omit<ReportBlockProps, 'title' | 'headingLevel'> &
  ReportLinksProps & {
    title: string
    headingLevel: 2 | 3
    /** Tabs of the block. A bar without tabs is not drawn. */
    tabs?: {
      label: string
      items: readonly TabItem[]
      active: string
      hideSingle: boolean
      onSelect: (id: string) => void
    }
    /** Reports to choose from; a single one is plain text. */
    reports?: { options: readonly ReportOption[]; chosen: number | null; onChoose: (id: number) => void }
    /** Content next to the tabs. */
    action?: ReactNode
    /** Content on the line of the links. */
    toolbar?: ReactNode
    children: ReactNode
  }

/** The card of a report block: heading, selectors, links and toolbar above `children`. */
export const ReportFrame = forwardRef(function ReportFrame({
  title,
  headingLevel,
  tabs,
  reports,
  methodology,
  archiveUrl,
  action,
  toolbar,
  children,
  className,
  id,
  ...rest
}: ReportFrameProps) {
  const label = useLabel()
  const panelId = useId()
  const hasTabs = tabs !== undefined && tabs.items.length > (tabs.hideSingle ? 1 : 0)
  const current = tabs?.items.find(({ id }) => id === tabs.active)?.title
  return (
    <div {...rest} data-ui="" className={cx('min-w-0', className)}>
      <Card
        id={id}
        title={title}
        headingLevel={headingLevel}
        className="overflow-clip"
        actions={
          <>
            {reports && (
              <Select
                label={label('report_choose')}
                labelAs="inside"
                options={reports.options}
                value={reports.chosen}
                onValueChange={reports.onChoose}
              />
            )}
            {tabs && hasTabs && (
              <TabBar
                variant="segmented"
                label={tabs.label}
                panelId={panelId}
                items={tabs.items}
                value={tabs.active}
                onValueChange={tabs.onSelect}
              />
            )}
            {action}
          </>
        }
      >
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2 px-5 pt-3 not-has-[*]:hidden max-desk:px-4">
          <ReportLinks methodology={methodology} archiveUrl={archiveUrl} />
          {toolbar}
        </div>
        <div id={panelId} className="mt-2" {...(hasTabs ? { role: 'tabpanel', 'aria-label': current } : {})}>
          {children}
        </div>
      </Card>
    </div>
  )
})

type ReportLinksProps = {
  methodology?: { url: string; lang: string } | null
  /** The page of earlier reports. Unchecked. */
  archiveUrl: string | null
}

/** Links about the report; unsafe addresses are left out. */
function ReportLinks({ methodology, archiveUrl }: ReportLinksProps) {
  const label = useLabel()
  const links = [
    { key: 'report_methodology', href: safeUrl(methodology?.url), hrefLang: methodology?.lang },
    { key: 'report_archive_link', href: safeUrl(archiveUrl), hrefLang: undefined },
  ].filter(({ href }) => href !== null)
  if (links.length === 0) return null
  return (
    <p data-slot="report-links" className="flex min-h-8 flex-wrap items-center gap-x-4 text-13">
      {links.map(({ key, ...link }) => (
        <Link key={key} {...link} className="my-0 inline-flex min-h-6 items-center py-0 max-desk:min-h-11">
          {label(key)}
        </Link>
      ))}
    </p>
  )
}
