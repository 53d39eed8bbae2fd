import { cutText } from '../../foundation/format/cut-text.ts'
import { formatDecimal, parseDecimal } from '../../foundation/format/decimal.ts'

/** Maximum length of names on the graph, in graphemes (shared-blocks §9, readings #56). */
export const NAME_LIMIT = 22
/** Maximum nodes of a small graph, where names may overlap and markers are larger (shared-blocks §9). */
export const FEW_NODES = 10
/** Larger graphs are painted on a canvas instead of SVG elements. */
export const MAX_ELEMENTS = 300
/** Larger graphs are not drawn, because the table is more readable. */
export const MAX_NODES = 2000

/** A share from a client's decoder: only `value` has a number, as exact decimal text. */
type DecodedShare = { readonly kind: 'value' | 'blank' | 'bad' | 'masked'; readonly text?: string }

/** A company related to the main one (shared-blocks §3 "Network graph row"). */
export type NetworkGraphRow = {
  issuerId: number
  /** Of any length; the graph shortens it. */
  issuerName: string
  /** Kind of relation: "subsidiary". */
  relation: string | null
  /** Per cent from 0 to 100: a number, a decimal text with a point or comma, or a decoded field. Blank: not disclosed. */
  share: DecodedShare | number | string | null
  /** Address of the company's page. It becomes a link if `safeUrl` allows it. */
  url?: string | null
  /** Id of the related company. Default the main one. */
  relatedTo?: number | null
}

/** The company that the graph is about. */
export type NetworkMain = { id: number; name: string; url?: string | null }

/** `from`: arrows lead from the main company to its holdings. `to`: arrows lead from its holders to the main company. */
export type NetworkDirection = 'from' | 'to'

/** `values`: plain decimals, each once; several if rows disagree. `unknown`: not disclosed or invalid. */
export type Share =
  | { kind: 'known'; values: readonly string[] }
  | { kind: 'unknown' }
  /** Withheld from this user. */
  | { kind: 'masked' }

export type GraphNode = {
  id: number
  name: string
  /** The shortened name on the graph. */
  short: string
  main: boolean
  url: string | null
  /** Indices of linked nodes, each once, in order. */
  linked: readonly number[]
}

/** From holder to holding; `source` and `target` are indices of nodes. */
export type GraphLink = {
  source: number
  target: number
  relation: string
  share: Share
  /** Whether there is also a reverse link, so that the two are drawn in parallel. */
  mutual: boolean
}

/** The main node is the first one. */
export type Graph = { nodes: readonly GraphNode[]; links: readonly GraphLink[] }

type Company = { index: number; id: number; name: string; url: string | null; linked: Set<number> }
type Relation = {
  source: number
  target: number
  kinds: Set<string>
  shares: Set<string>
  masked: boolean
}

/**
 * Builds the graph of the rows. Links of a company to itself are dropped, the same pair in the same direction is one link, and cycles are
 * allowed (N1).
 */
export function graphOf(
  rows: readonly NetworkGraphRow[],
  main: NetworkMain,
  direction: NetworkDirection = 'from',
): Graph {
  const companies = new Map<number, Company>()
  const indexOf = (id: number, name: string, url: string | null): number => {
    const company = companies.get(id) ?? { index: companies.size, id, name, url, linked: new Set() }
    company.name ||= name
    company.url ??= url
    companies.set(id, company)
    return company.index
  }
  indexOf(main.id, main.name.trim(), main.url ?? null)
  const relations = new Map<string, Relation>()
  for (const row of rows) {
    const other = row.relatedTo ?? main.id
    if (other === row.issuerId || !Number.isFinite(row.issuerId) || !Number.isFinite(other)) continue
    const issuer = indexOf(row.issuerId, row.issuerName.trim(), row.url ?? null)
    const related = indexOf(other, '', null)
    if (direction === 'from') addRelation(relations, related, issuer, row)
    else addRelation(relations, issuer, related, row)
  }
  const all = [...companies.values()]
  for (const { source, target } of relations.values()) {
    all[source]?.linked.add(target)
    all[target]?.linked.add(source)
  }
  return {
    nodes: all.map(toNode),
    links: [...relations.values()].map(relation => toLink(relation, relations)),
  }
}

function keyOf(source: number, target: number): string {
  return `${source} ${target}`
}

function addRelation(
  relations: Map<string, Relation>,
  source: number,
  target: number,
  row: NetworkGraphRow,
): void {
  const key = keyOf(source, target)
  const relation = relations.get(key) ?? {
    source,
    target,
    kinds: new Set(),
    shares: new Set(),
    masked: false,
  }
  relations.set(key, relation)
  const kind = row.relation?.trim()
  if (kind) relation.kinds.add(kind)
  const share = readShare(row.share)
  if (share.kind === 'masked') relation.masked = true
  else if (share.kind === 'known') for (const value of share.values) relation.shares.add(value)
}

function toNode({ index, id, name, url, linked }: Company): GraphNode {
  const fullName = name === '' ? `#${id}` : name
  const short = cutText(fullName, NAME_LIMIT) ?? fullName
  return { id, name: fullName, short, main: index === 0, url, linked: [...linked].sort((a, b) => a - b) }
}

function toLink(
  { source, target, kinds, shares, masked }: Relation,
  relations: Map<string, Relation>,
): GraphLink {
  const mutual = relations.has(keyOf(target, source))
  const share: Share =
    shares.size > 0
      ? { kind: 'known', values: [...shares].sort((a, b) => Number(b) - Number(a)) }
      : { kind: masked ? 'masked' : 'unknown' }
  return { source, target, relation: [...kinds].join(', '), share, mutual }
}

const MAX_SHARE_LENGTH = 64

/** Parses a share of 0 to 100 per cent; any other input is unknown. */
export function readShare(share: NetworkGraphRow['share']): Share {
  if (typeof share === 'object' && share !== null) {
    if (share.kind === 'masked') return { kind: 'masked' }
    return share.kind === 'value' ? readShare(share.text ?? null) : { kind: 'unknown' }
  }
  const text = typeof share === 'string' ? share.trim().replace(/\s*%$/, '') : String(share)
  const plain = text.length > MAX_SHARE_LENGTH ? null : parseDecimal(text)
  const value = Number(plain)
  if (plain === null || !(value >= 0 && value <= 100)) return { kind: 'unknown' }
  return { kind: 'known', values: [String(value)] }
}

/** Maximum decimals of a share. */
const SHARE_DECIMALS = 4

/** "12.5%", formatted in the language; null without a value. */
export function shareText(share: Share, lang: string): string | null {
  if (share.kind !== 'known') return null
  return share.values
    .map(value => `${formatDecimal(value, { lang, maxDecimals: SHARE_DECIMALS })}%`)
    .join(', ')
}

/** The formatted shares of all links. */
export function shareTexts({ links }: Graph, lang: string): (string | null)[] {
  return links.map(({ share }) => shareText(share, lang))
}

export type GraphSizes = {
  /** Radius of the markers in pixels. */
  radius: number
  /** Length of a link in pixels, before the graph is fitted into its frame. */
  distance: number
  /** Whether names may overlap; else overlapping ones are left out. */
  overlap: boolean
}

/**
 * Sizes by the two conditions of shared-blocks §9, a small graph and full screen; each adds half of the range.
 * | nodes | in the page | full screen |
 * | 10 or fewer | 20 / 35 | 25 / 45 |
 * | more | 15 / 25 | 20 / 35 |
 * Names of hundreds of companies do not overlap in full screen either, because they would be unreadable.
 */
export function graphSizes(count: number, fullscreen: boolean): GraphSizes {
  const few = count <= FEW_NODES
  const steps = Number(few) + Number(fullscreen)
  return {
    radius: 15 + 5 * steps,
    distance: 25 + 10 * steps,
    overlap: few || (fullscreen && count <= MAX_ELEMENTS),
  }
}

/** The ends of all links as a flat array, for the layout. */
export function linkEnds({ links }: Graph): Int32Array {
  const ends = new Int32Array(links.length * 2)
  links.forEach(({ source, target }, place) => {
    ends[2 * place] = source
    ends[2 * place + 1] = target
  })
  return ends
}

/** The link that describes a node: its link with the main node, else its first link; null for a node without links. */
export function mainLinkOf({ links }: Graph, node: number): GraphLink | null {
  const own = links.filter(({ source, target }) => source === node || target === node)
  return own.find(({ source, target }) => source === 0 || target === 0) ?? own[0] ?? null
}
