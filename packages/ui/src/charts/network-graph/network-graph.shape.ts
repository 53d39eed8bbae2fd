import { cutText } from '../../foundation/format/cut-text.ts'
import { formatDecimal, parseDecimal } from '../../foundation/format/decimal.ts'

/** Names on the graph are cut at so many characters, which are graphemes (shared-blocks §9, readings #56). */
export const NAME_LIMIT = 22
/** Up to so many nodes a graph is a small one: names may overlap, markers are larger (shared-blocks §9). */
export const FEW_NODES = 10
/** More nodes than these are painted, not made of elements. */
export const MOST_ELEMENTS = 300
/** More nodes than these are not drawn: the table says them better. */
export const MOST_NODES = 2000

/** A share as a client's decoder gives it: only `value` has a number, as exact decimal text. */
type DecodedShare = { readonly kind: 'value' | 'blank' | 'bad' | 'masked'; readonly text?: string }

/** A company that has to do with the main one (shared-blocks §3 "Network graph row"). */
export type NetworkGraphRow = {
  issuerId: number
  /** Any length; the graph cuts it. */
  issuerName: string
  /** What the two are to each other: "subsidiary". */
  relation: string | null
  /** Per cent from 0 to 100: a number, a decimal text with a point or comma, or a decoded figure. Blank: not disclosed. */
  share: DecodedShare | number | string | null
  /** The company's page; must pass `safeUrl` to become a link. */
  url?: string | null
  /** The company that it is related to. Default the main one. */
  relatedTo?: number | null
}

/** The company that the graph is about. */
export type NetworkMain = { id: number; name: string; url?: string | null }

/** `from`: arrows lead from the main company to what it holds. `to`: they lead to the main company from those who hold it. */
export type NetworkDirection = 'from' | 'to'

/** `values`: plain decimals, each once; several where rows disagree. `unknown`: not disclosed, or no share at all. */
export type Share =
  | { kind: 'known'; values: readonly string[] }
  | { kind: 'unknown' }
  /** Withheld from this user. */
  | { kind: 'masked' }

export type GraphNode = {
  id: number
  name: string
  /** As it is written beside the marker. */
  short: string
  main: boolean
  url: string | null
  /** Nodes at the other ends of its links, each once, in order. */
  linked: readonly number[]
}

/** From the holder to the held; `source` and `target` are indices of nodes. */
export type GraphLink = {
  source: number
  target: number
  relation: string
  share: Share
  /** Whether a link leads back as well, so that the two have to stand beside each other. */
  mutual: boolean
}

/** The main node is the first one. */
export type Graph = { nodes: readonly GraphNode[]; links: readonly GraphLink[] }

type Met = { index: number; id: number; name: string; url: string | null; linked: Set<number> }
type Tie = { source: number; target: number; relations: Set<string>; shares: Set<string>; masked: boolean }

/** The graph of the rows: links to itself are dropped, the same pair in the same direction is one link, circles may be (N1). */
export function graphOf(
  rows: readonly NetworkGraphRow[],
  main: NetworkMain,
  direction: NetworkDirection = 'from',
): Graph {
  const met = new Map<number, Met>()
  const meet = (id: number, name: string, url: string | null): number => {
    const known = met.get(id) ?? { index: met.size, id, name, url, linked: new Set() }
    known.name ||= name
    known.url ??= url
    met.set(id, known)
    return known.index
  }
  meet(main.id, main.name.trim(), main.url ?? null)
  const ties = new Map<string, Tie>()
  for (const row of rows) {
    const other = row.relatedTo ?? main.id
    if (other === row.issuerId || !Number.isFinite(row.issuerId) || !Number.isFinite(other)) continue
    const one = meet(row.issuerId, row.issuerName.trim(), row.url ?? null)
    const ends = [meet(other, '', null), one] as const
    const [source, target] = direction === 'from' ? ends : ([ends[1], ends[0]] as const)
    tie(ties, source, target, row)
  }
  const all = [...met.values()]
  for (const { source, target } of ties.values()) {
    all[source]?.linked.add(target)
    all[target]?.linked.add(source)
  }
  return { nodes: all.map(nodeOf), links: [...ties.values()].map(one => linkOf(one, ties)) }
}

function tie(ties: Map<string, Tie>, source: number, target: number, row: NetworkGraphRow): void {
  const key = `${source} ${target}`
  const known = ties.get(key) ?? { source, target, relations: new Set(), shares: new Set(), masked: false }
  ties.set(key, known)
  const relation = row.relation?.trim()
  if (relation) known.relations.add(relation)
  const share = readShare(row.share)
  if (share.kind === 'masked') known.masked = true
  else if (share.kind === 'known') for (const value of share.values) known.shares.add(value)
}

function nodeOf({ index, id, name, url, linked }: Met): GraphNode {
  const whole = name === '' ? `#${id}` : name
  const short = cutText(whole, NAME_LIMIT) ?? whole
  return { id, name: whole, short, main: index === 0, url, linked: [...linked].sort((a, b) => a - b) }
}

function linkOf({ source, target, relations, shares, masked }: Tie, ties: Map<string, Tie>): GraphLink {
  const mutual = ties.has(`${target} ${source}`)
  const share: Share =
    shares.size > 0
      ? { kind: 'known', values: [...shares].sort((a, b) => Number(b) - Number(a)) }
      : { kind: masked ? 'masked' : 'unknown' }
  return { source, target, relation: [...relations].join(', '), share, mutual }
}

const LONGEST_SHARE = 64

/** A share of 0 to 100 per cent; whatever else stands there is unknown. */
export function readShare(share: NetworkGraphRow['share']): Share {
  if (typeof share === 'object' && share !== null) {
    if (share.kind === 'masked') return { kind: 'masked' }
    return share.kind === 'value' ? readShare(share.text ?? null) : { kind: 'unknown' }
  }
  const text = typeof share === 'string' ? share.trim().replace(/\s*%$/, '') : String(share)
  const plain = text.length > LONGEST_SHARE ? null : parseDecimal(text)
  const value = Number(plain)
  if (plain === null || !(value >= 0 && value <= 100)) return { kind: 'unknown' }
  return { kind: 'known', values: [String(value)] }
}

/** A share holds no more decimals than these: nobody reads the rest. */
const SHARE_DECIMALS = 4

/** "12.5%" as the language writes it; null when there is none to write. */
export function shareText(share: Share, lang: string): string | null {
  if (share.kind !== 'known') return null
  return share.values
    .map(value => `${formatDecimal(value, { lang, maxDecimals: SHARE_DECIMALS })}%`)
    .join(', ')
}

/** The shares of all links as the language writes them. */
export function shareTexts({ links }: Graph, lang: string): (string | null)[] {
  return links.map(({ share }) => shareText(share, lang))
}

export type GraphSizes = {
  /** Of a marker, in pixels. */
  radius: number
  /** Length of a link in pixels, before the graph is fitted into its frame. */
  distance: number
  /** Whether names may overlap; else those that do are left out. */
  overlap: boolean
}

/**
 * Sizes by the two conditions of shared-blocks §9, each of which gives half of the way: a small graph, and the full screen.
 * | nodes | in the page | full screen |
 * | 10 or fewer | 20 / 35 | 25 / 45 |
 * | more | 15 / 25 | 20 / 35 |
 * Names of hundreds of companies do not overlap in full screen either: there would be nothing to read.
 */
export function graphSizes(count: number, fullscreen: boolean): GraphSizes {
  const few = count <= FEW_NODES
  const steps = Number(few) + Number(fullscreen)
  return {
    radius: 15 + 5 * steps,
    distance: 25 + 10 * steps,
    overlap: few || (fullscreen && count <= MOST_ELEMENTS),
  }
}

/** The ends of all links in a row, as the layout takes them. */
export function linkEnds({ links }: Graph): Int32Array {
  const ends = new Int32Array(links.length * 2)
  links.forEach(({ source, target }, place) => {
    ends[2 * place] = source
    ends[2 * place + 1] = target
  })
  return ends
}

/** What links a node to the graph: its link with the main node, else its first one; null for a node without any. */
export function tieOf({ links }: Graph, node: number): GraphLink | null {
  const own = links.filter(({ source, target }) => source === node || target === node)
  return own.find(({ source, target }) => source === 0 || target === 0) ?? own[0] ?? null
}
