'use client'
import { clsx } from 'clsx'
import { type KeyboardEvent, memo, useMemo, useRef, useState } from 'react'
import { useDirection } from '../../controls/direction/use-direction.ts'
import { Link } from '../../controls/link/link.tsx'
import { ChevronDown } from '../../foundation/icons/icons.ts'
import { useLabel, useLang } from '../../foundation/ui-provider.tsx'
import { DataTableFrame, DataTableHead } from '../plot/data-table.tsx'
import { shareDescription } from './network-graph.text.ts'
import { type Graph, type GraphNode, type NetworkDirection, shareText } from './network-graph.view-model.ts'
import {
  FIRST_ROWS,
  type RelationRow,
  relationRows,
  relationsOf,
  rowStartingWith,
  treeAction,
} from './relation-tree.view-model.ts'

export type RelationTreeProps = {
  id: string
  caption: string
  graph: Graph
  direction: NetworkDirection
  hrefOf: (node: GraphNode) => string | null
  /** Branches that the user opened or closed, by key. */
  branches: ReadonlyMap<string, boolean>
  onToggle: (key: string, open: boolean) => void
  /** Whether all rows of the open branches are shown, or only the first hundred. */
  showAll: boolean
  onShowAll: () => void
}

/** Letters typed within this time belong together, ms. */
const TYPE_AHEAD_MS = 800

/**
 * The graph as a tree of relations, starting with the main company. A treegrid with focusable rows (X2); Tab moves from a row to its link.
 * Parts: `data-slot` network-graph-table, network-graph-table-more.
 */
export const RelationTree = memo(function RelationTree({
  id,
  caption,
  graph,
  direction,
  hrefOf,
  branches,
  onToggle,
  showAll,
  onShowAll,
}: RelationTreeProps) {
  const label = useLabel()
  const writing = useDirection()
  const table = useRef<HTMLTableElement>(null)
  const typed = useRef({ text: '', until: 0 })
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const reverseKind = label(direction === 'from' ? 'network_graph_holder' : 'network_graph_holding')
  const relations = useMemo(() => relationsOf(graph, direction, reverseKind), [graph, direction, reverseKind])
  const all = useMemo(() => relationRows(relations, branches), [relations, branches])
  const rows = showAll ? all : all.slice(0, FIRST_ROWS)
  const hasRelatedTo = graph.links.some(link => (direction === 'from' ? link.source : link.target) !== 0)
  const active = Math.max(
    0,
    rows.findIndex(({ key }) => key === activeKey),
  )

  const rowAt = (index: number): HTMLTableRowElement | undefined => table.current?.tBodies[0]?.rows[index]
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event
    if (ctrlKey || metaKey || altKey) return
    // Enter on a link activates the link
    if (key === 'Enter' && event.target !== rowAt(active)) return
    const { text, until } = typed.current
    const isTyping = timeStamp < until
    if (key.length === 1 && (key !== ' ' || isTyping)) {
      event.preventDefault()
      typed.current = { text: isTyping ? text + key : key, until: timeStamp + TYPE_AHEAD_MS }
      rowAt(rowStartingWith(typed.current.text, rows, active))?.focus()
      return
    }
    const link = rowAt(active)?.querySelector('a')
    if (key === 'Enter' && link) {
      event.preventDefault()
      link.click()
      return
    }
    const action = treeAction(key, rows, active, writing)
    if (!action) return
    event.preventDefault()
    if (action.type === 'focus') rowAt(action.index)?.focus()
    else onToggle(action.row.key, action.open)
  }

  return (
    <DataTableFrame
      id={id}
      slot="network-graph-table"
      name={caption}
      role="group"
      shown={rows.length}
      total={all.length}
      onShowAll={onShowAll}
    >
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with expandable rows is a treegrid
        role="treegrid"
        aria-label={caption}
        onKeyDown={onKeyDown}
        className={clsx(
          'w-full text-13 max-desk:[&_th]:px-2',
          // on a phone the column "Related to" is hidden, because the tree shows it
          hasRelatedTo && 'max-desk:[&_tr>:nth-child(2)]:hidden',
        )}
      >
        <thead>
          <tr>
            <DataTableHead align="start">{label('network_graph_company')}</DataTableHead>
            {hasRelatedTo ? <DataTableHead align="start">{label('network_graph_of')}</DataTableHead> : null}
            <DataTableHead align="start">{label('network_graph_relation')}</DataTableHead>
            <DataTableHead align="end">{label('network_graph_share')}</DataTableHead>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <TreeRow
              key={row.key}
              row={row}
              isActive={index === active}
              hasRelatedTo={hasRelatedTo}
              href={hrefFor(row, graph, hrefOf)}
              onFocus={setActiveKey}
              onToggle={onToggle}
            />
          ))}
        </tbody>
      </table>
    </DataTableFrame>
  )
})

function hrefFor(row: RelationRow, { nodes }: Graph, hrefOf: RelationTreeProps['hrefOf']): string | null {
  const node = row.type === 'company' ? nodes[row.node] : undefined
  return node ? hrefOf(node) : null
}

type TreeRowProps = {
  row: RelationRow
  /** Whether the row is in the tab order. */
  isActive: boolean
  hasRelatedTo: boolean
  href: string | null
  onFocus: (key: string) => void
  onToggle: (key: string, open: boolean) => void
}

const CELL = 'px-3 py-1.5 max-desk:px-2 max-desk:py-3'

const TreeRow = memo(function TreeRow({
  row,
  isActive,
  hasRelatedTo,
  href,
  onFocus,
  onToggle,
}: TreeRowProps) {
  const label = useLabel()
  const { key, level, position, setSize, expanded } = row
  return (
    <tr
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={expanded ?? undefined}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => onFocus(key)}
      className="scroll-mt-10 border-b border-line -outline-offset-2 outline-accent last:border-0 focus-visible:outline-2"
    >
      <th scope="row" className={`${CELL} min-w-40 text-start font-medium wrap-anywhere`}>
        <span className="flex items-baseline gap-1.5">
          <Indent steps={level - 1} />
          {expanded === null ? (
            <span className="w-6 shrink-0" />
          ) : (
            // the row has aria-expanded and handles the keys; the button is for the pointer
            <button
              type="button"
              aria-hidden="true"
              tabIndex={-1}
              data-slot="network-graph-toggle"
              onClick={() => onToggle(key, !expanded)}
              className="-my-1.5 grid size-6 shrink-0 cursor-pointer place-items-center self-center rounded-tag text-ink-3 hover:bg-accent-soft hover:text-ink max-desk:-mx-2.5 max-desk:-my-3 max-desk:size-11"
            >
              <ChevronDown className={clsx('size-4', !expanded && '-rotate-90 rtl:rotate-90')} />
            </button>
          )}
          {row.type === 'group' ? (
            <span>
              {row.name || label('network_graph_others')}{' '}
              <span className="num font-normal text-ink-3">
                {label('network_graph_links', { count: row.count })}
              </span>
            </span>
          ) : (
            <span>
              {href === null ? (
                <bdi>{row.name}</bdi>
              ) : (
                <Link href={href} tabIndex={isActive ? 0 : -1}>
                  <bdi>{row.name}</bdi>
                </Link>
              )}
              {row.repeated ? (
                <>
                  {' '}
                  <span className="font-normal text-ink-3">({label('network_graph_repeated')})</span>
                </>
              ) : null}
            </span>
          )}
        </span>
      </th>
      {hasRelatedTo ? (
        <td className={`${CELL} wrap-anywhere`}>
          {row.type === 'company' ? <bdi>{row.relatedTo}</bdi> : null}
        </td>
      ) : null}
      <td className={`${CELL} text-ink-2`}>
        {row.type === 'company' ? relationOf(row, label('network_graph_main')) : null}
      </td>
      <td className={`num ${CELL} text-end whitespace-nowrap`}>
        {row.type === 'company' && row.link ? <ShareCell link={row.link} /> : null}
      </td>
    </tr>
  )
})

function relationOf(row: Extract<RelationRow, { type: 'company' }>, main: string): string {
  if (row.node === 0 && !row.link) return main
  return row.relation || '—'
}

function ShareCell({ link }: { link: Graph['links'][number] }) {
  const label = useLabel()
  const lang = useLang()
  const share = shareText(link.share, lang)
  if (share !== null) return share
  return (
    <>
      <span aria-hidden="true" className="text-ink-3">
        —
      </span>
      <span className="sr-text">{shareDescription(link, label, lang)}</span>
    </>
  )
}

const STEPS = Array.from({ length: 12 }, (_, step) => step)

/** Indent by level; deeper levels share the last indent. */
function Indent({ steps }: { steps: number }) {
  return STEPS.slice(0, steps).map(step => (
    <span key={step} aria-hidden="true" className="w-2 shrink-0 desk:w-5" />
  ))
}
