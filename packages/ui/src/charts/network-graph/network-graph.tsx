'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { Checkbox } from '../../controls/checkbox/checkbox.tsx'
import { Placeholder } from '../../controls/skeleton/placeholder.tsx'
import { drawableLength } from '../../foundation/drawable-length.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { listOf } from '../../foundation/list-of.ts'
import { useBusy } from '../../foundation/state/busy-scope.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel, useLang } from '../../foundation/ui-provider.tsx'
import { useFillHeight } from '../chart-panel/use-fill-height.ts'
import { TableToggle } from '../plot/table-toggle.tsx'
import { useWidth } from '../plot/use-width.ts'
import { GraphPlot } from './graph-plot.tsx'
import { graphAnnouncementOf, graphContent, type NetworkGraphStatus, nodeText } from './network-graph.text.ts'
import {
  type Graph,
  type GraphNode,
  graphOf,
  graphSizes,
  linkEnds,
  MAX_NODES,
  type NetworkDirection,
  type NetworkGraphRow,
  type NetworkMain,
} from './network-graph.view-model.ts'
import { RelationTree } from './relation-tree.tsx'
import { useGraphDrawing } from './use-graph-drawing.ts'
import { useGraphLayout } from './use-graph-layout.ts'
import { type NetworkGraphModel, type NetworkGraphOptions, useNetworkGraph } from './use-network-graph.ts'
import { type NetworkRowsOptions, useNetworkRows } from './use-network-rows.ts'

/** Props of `NetworkGraph`; other props go to its root element. */
export type NetworkGraphProps = Omit<ComponentProps<'section'>, 'children' | 'title'> &
  NetworkGraphOptions & {
    /** Accessible name: "Holdings of Apple Inc.". */
    label: string
    /** The companies related to the main one. Keep the identity of the list while it does not change. */
    rows: readonly NetworkGraphRow[]
    /** The company that the graph is about. */
    main: NetworkMain
    /** `from`: holdings of the main company. `to`: its holders. Default `from`. */
    direction?: NetworkDirection
    /** Status of the frame, which has the same height in every state. Default ready. */
    status?: NetworkGraphStatus
    /** A heading above the graph, at its start. */
    heading?: ReactNode
    /** The address of a company's page; null for none. Default: the row's `url`. It becomes a link if `safeUrl` allows it. */
    hrefOf?: (node: GraphNode) => string | null
    /** Height of the frame in pixels. Default 480. In full screen it fills the available height. */
    height?: number
    /**
     * Shown in full screen once its checkbox is ticked, in a corner where it covers no company and no name, or hidden if there is none.
     * Without a logo there is no checkbox.
     */
    logo?: ReactNode
    /** The graph's state, controlled by the page: the result of `useNetworkGraph()`. */
    model?: NetworkGraphModel
  }

const READY: NetworkGraphStatus = { kind: 'ready' }
const NO_ROWS: readonly NetworkGraphRow[] = []
const NO_COMPANY: NetworkMain = { id: 0, name: '' }

/**
 * Companies and their holdings as a graph with keyboard navigation, zoom and pan, and as a tree of relations (N1, X2). Parts:
 * `data-slot` network-graph, network-graph-bar, network-graph-frame, network-graph-surface, network-graph-picture, network-graph-card,
 * network-graph-zoom, network-graph-notes, network-graph-table and theirs; state: `data-status`, `data-fullscreen`.
 */
export const NetworkGraph = forwardRef(function NetworkGraph({
  label: name,
  rows,
  main,
  direction = 'from',
  status: givenStatus = READY,
  heading,
  hrefOf: givenHref = urlOf,
  height = 480,
  logo = null,
  model: modelProp,
  elementId,
  initial,
  onFullscreenChange,
  ref: forwardedRef,
  className,
  ...root
}: NetworkGraphProps) {
  const status = givenStatus ?? READY
  const hrefOf = givenHref ?? urlOf
  const ownModel = useNetworkGraph({ elementId, initial, onFullscreenChange })
  const model = modelProp ?? ownModel
  const { state, events, fullscreen } = model
  const { open } = fullscreen.state
  const label = useLabel()
  const lang = useLang()
  const tableId = useId()
  const ref = useComposedRefs(forwardedRef, model.root)

  const contentRef = useRef<HTMLDivElement>(null)
  const { ref: frameRef, width } = useWidth<HTMLDivElement>()
  const shownHeight = useFillHeight(model.root, contentRef, { open, height: drawableLength(height, 480) })
  const frame = useMemo(() => ({ width: width ?? 0, height: shownHeight }), [width, shownHeight])

  const graph = useGraph(main ? listOf(rows) : NO_ROWS, main ?? NO_COMPANY, direction, events.replace)
  const count = graph.nodes.length
  const sizes = useMemo(() => graphSizes(count, open), [count, open])
  const isDrawable = status.kind === 'ready' && count > 1 && count <= MAX_NODES
  const layoutQuestion = useMemo(
    () =>
      isDrawable ? { count, links: linkEnds(graph), radius: sizes.radius, distance: sizes.distance } : null,
    [isDrawable, count, graph, sizes],
  )
  const { layout, fault } = useGraphLayout(layoutQuestion)
  const drawing = useGraphDrawing({
    graph,
    layout,
    frame: width === null ? null : frame,
    sizes,
    state,
    lang,
  })

  const content = graphContent(status, { count, laidOut: layout !== null, fault }, label)
  const isBusy = content.kind === 'loading' || content.kind === 'settling'
  const tabular = content.kind === 'drawn' || content.kind === 'settling' || content.kind === 'many'
  const tableOpen = tabular && state.table !== 'closed'
  const marked = state.hovered ?? state.focused
  const textOf = (node: number | null) => (node === null ? null : nodeText(graph, node, label, lang))
  useBusy(content.kind === 'loading')

  return (
    <section
      aria-label={name}
      {...root}
      ref={ref}
      data-ui=""
      data-slot="network-graph"
      data-status={content.kind}
      aria-busy={isBusy}
      className={cx('min-w-0 text-ink', className)}
    >
      <div ref={contentRef} className={clsx('grid grid-cols-1 gap-2', open && 'px-4 py-3 desk:px-5')}>
        {heading || (logo && open) ? (
          <div data-slot="network-graph-bar" className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
            {heading ? <div className="min-w-0 text-14 font-strong">{heading}</div> : null}
            {logo && open ? (
              <Checkbox
                label={label('chart_panel_logo')}
                checked={state.logo}
                onCheckedChange={events.showLogo}
                className="ms-auto"
              />
            ) : null}
          </div>
        ) : null}
        <div
          ref={frameRef}
          data-slot="network-graph-frame"
          className="relative overflow-hidden rounded-field border border-line bg-surface"
        >
          <Placeholder height={frame.height} className="block" />
          <GraphPlot
            graph={graph}
            drawing={drawing}
            frame={frame}
            content={content}
            model={model}
            name={name}
            marked={marked}
            markedText={textOf(marked)}
            hrefOf={hrefOf}
            logo={open && state.logo ? logo : null}
          />
        </div>
        <p role="status" data-slot="network-graph-announcement" className="sr-text">
          {graphAnnouncementOf(textOf(state.focused))}
        </p>
        <div
          data-slot="network-graph-notes"
          className="flex min-h-7 flex-wrap items-center gap-x-4 gap-y-1 text-12"
        >
          <TableToggle
            tableId={tableId}
            tableOpen={tableOpen}
            tabular={tabular}
            onToggleTable={events.toggleTable}
          />
          {tabular ? <GraphLegend /> : null}
        </div>
        {tableOpen ? (
          <RelationTree
            id={tableId}
            caption={name}
            graph={graph}
            direction={direction}
            hrefOf={hrefOf}
            branches={state.branches}
            onToggle={events.toggleBranch}
            showAll={state.table === 'allRows'}
            onShowAll={events.showAllRows}
          />
        ) : null}
      </div>
    </section>
  )
})

function urlOf({ url }: GraphNode): string | null {
  return url
}

/** The graph of the rows. `onReplace` is called when the companies change, because the state of the old ones is obsolete. */
function useGraph(
  rows: readonly NetworkGraphRow[],
  { id, name, url = null }: NetworkMain,
  direction: NetworkDirection,
  onReplace: () => void,
): Graph {
  const graph = useMemo(() => graphOf(rows, { id, name, url }, direction), [rows, id, name, url, direction])
  const ids = useMemo(() => graph.nodes.map(node => node.id).join(), [graph])
  const previousIds = useRef(ids)
  useEffect(() => {
    if (previousIds.current === ids) return
    previousIds.current = ids
    onReplace()
  }, [ids, onReplace])
  return graph
}

/** The legend of the markers. `data-slot` network-graph-legend. */
function GraphLegend() {
  const label = useLabel()
  return (
    <ul
      data-slot="network-graph-legend"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 desk:ms-auto"
    >
      <LegendEntry text={label('network_graph_main')}>
        <rect
          x="1"
          y="1"
          width="10"
          height="10"
          rx="2"
          fill="var(--map-main)"
          className="forced-colors:fill-[CanvasText]"
        />
      </LegendEntry>
      <LegendEntry text={label('network_graph_others')}>
        <circle
          cx="6"
          cy="6"
          r="5"
          fill="var(--network-other)"
          className="forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
        />
      </LegendEntry>
      <LegendEntry text={label('network_graph_arrow')}>
        <path d="M0,5.4H6V2.5L12,6L6,9.5V6.6H0Z" className="fill-ink-3 forced-colors:fill-[CanvasText]" />
      </LegendEntry>
    </ul>
  )
}

function LegendEntry({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 shrink-0">
        {children}
      </svg>
      {text}
    </li>
  )
}

export type LoadedNetworkGraphProps = Omit<NetworkGraphProps, 'rows' | 'status'> & NetworkRowsOptions

/** A graph that loads its rows from an address of this site, with error messages and Retry. Parts as NetworkGraph. */
export const LoadedNetworkGraph = forwardRef(function LoadedNetworkGraph({
  url,
  load,
  ...graph
}: LoadedNetworkGraphProps) {
  const { rows, status } = useNetworkRows({ url, load })
  return <NetworkGraph {...graph} rows={rows} status={status} />
})
