import { FEW_NODES, type Graph, type GraphLink, type NetworkDirection } from './network-graph.view-model.ts'

/** A row of the tree. `key` identifies its place, because a company in several branches has several rows. */
export type RelationRow = {
  key: string
  /** Key of the parent row; null at the top. */
  parentKey: string | null
  /** 1 at the top. */
  level: number
  /** Its position among its siblings, from 1; `setSize` is their number. */
  position: number
  setSize: number
  /** Null for a leaf. */
  expanded: boolean | null
  /** The company's name, or the kind of relation of a group. */
  name: string
} & (
  | {
      type: 'company'
      node: number
      /** The link to the company above; null at the top. */
      link: GraphLink | null
      /** Its relation to the company above: "subsidiary". */
      relation: string
      /** The company above. */
      relatedTo: string
      /** Whether the company is already above in this branch, so that the cycle ends here. */
      repeated: boolean
    }
  | { type: 'group'; count: number }
)

type CompanyRow = Extract<RelationRow, { type: 'company' }>

/** A relation from the view of one company. */
type Relation = { node: number; link: GraphLink; index: number; kind: string }

/** The relations of a graph, prepared for the tree. */
export type Relations = {
  graph: Graph
  /** Relations of each company by kind: those in the graph's direction first; within a kind the largest share first. */
  byCompany: readonly (readonly Relation[])[]
  /** The main company, and one company of each component without a link to it. */
  roots: readonly number[]
}

/** Initial number of rows of the table. */
export const FIRST_ROWS = 100

/** `reverseKind`: the kind of relations against the graph's direction, e.g. "holder" in a graph of holdings. */
export function relationsOf(graph: Graph, direction: NetworkDirection, reverseKind: string): Relations {
  const forward = graph.nodes.map((): Relation[] => [])
  const reverse = graph.nodes.map((): Relation[] => [])
  graph.links.forEach((link, index) => {
    const [from, to] =
      direction === 'from' ? [link.source, link.target] : ([link.target, link.source] as const)
    forward[from]?.push({ node: to, link, index, kind: link.relation })
    reverse[to]?.push({ node: from, link, index, kind: reverseKind })
  })
  const byCompany = graph.nodes.map((_, node) => [
    ...[...groupByKind((forward[node] ?? []).sort(byShare)).values()].flat(),
    ...(reverse[node] ?? []).sort(byShare),
  ])
  const unheld = [...graph.nodes.keys()].filter(node => reverse[node]?.length === 0)
  return { graph, byCompany, roots: rootsOf(graph, [0, ...unheld, ...graph.nodes.keys()]) }
}

function byShare(a: Relation, b: Relation): number {
  return shareValue(b.link) - shareValue(a.link)
}

function shareValue({ share }: GraphLink): number {
  return share.kind === 'known' ? Number(share.values[0]) : -1
}

/** Kinds in the order in which they occur. */
function groupByKind(relations: readonly Relation[]): ReadonlyMap<string, readonly Relation[]> {
  const groups = new Map<string, Relation[]>()
  for (const relation of relations) {
    const group = groups.get(relation.kind)
    if (group) group.push(relation)
    else groups.set(relation.kind, [relation])
  }
  return groups
}

/** The first candidate of each connected component. */
function rootsOf({ nodes }: Graph, candidates: readonly number[]): number[] {
  const reached = new Set<number>()
  const roots: number[] = []
  for (const root of candidates) {
    if (reached.has(root)) continue
    roots.push(root)
    const queue = [root]
    reached.add(root)
    for (const node of queue)
      for (const other of nodes[node]?.linked ?? [])
        if (!reached.has(other)) {
          reached.add(other)
          // the loop also visits added nodes
          queue.push(other)
        }
  }
  return roots
}

/**
 * The rows of all open branches, from top to bottom (N1, X2). A company with many relations of several kinds has a group per kind. The
 * roots and their groups are initially open. `branches`: branches that the user opened or closed.
 */
export function relationRows(
  { graph, byCompany, roots }: Relations,
  branches: ReadonlyMap<string, boolean>,
): RelationRow[] {
  const rows: RelationRow[] = []
  const nameOf = (node: number): string => graph.nodes[node]?.name ?? ''

  /** `above`: the ancestors of the row. */
  function addCompany(row: CompanyRow, above: readonly number[]): void {
    const { key, level, node, link } = row
    const own = row.repeated ? [] : (byCompany[node] ?? []).filter(relation => relation.link !== link)
    if (own.length === 0) {
      rows.push(row)
      return
    }
    const isOpen = branches.get(key) ?? level === 1
    rows.push({ ...row, expanded: isOpen })
    if (!isOpen) return
    const path = [...above, node]
    const groups = groupByKind(own)
    if (groups.size === 1 || own.length <= FEW_NODES) addRelations(own, key, level + 1, path)
    else addGroups(groups, row, path)
  }

  function addRelations(
    list: readonly Relation[],
    parentKey: string,
    level: number,
    path: readonly number[],
  ): void {
    const relatedTo = nameOf(path.at(-1) ?? 0)
    list.forEach(({ node, link, index, kind }, at) => {
      const row: CompanyRow = {
        type: 'company',
        key: `${parentKey}/${index}`,
        parentKey,
        level,
        position: at + 1,
        setSize: list.length,
        expanded: null,
        name: nameOf(node),
        node,
        link,
        relation: kind,
        relatedTo,
        repeated: path.includes(node),
      }
      addCompany(row, path)
    })
  }

  function addGroups(
    groups: ReadonlyMap<string, readonly Relation[]>,
    { key: parentKey, level }: CompanyRow,
    path: readonly number[],
  ): void {
    ;[...groups].forEach(([kind, list], at) => {
      const key = `${parentKey}/kind:${kind}`
      const isOpen = branches.get(key) ?? level === 1
      rows.push({
        type: 'group',
        key,
        parentKey,
        level: level + 1,
        position: at + 1,
        setSize: groups.size,
        expanded: isOpen,
        name: kind,
        count: list.length,
      })
      if (isOpen) addRelations(list, key, level + 2, path)
    })
  }

  roots.forEach((node, at) => {
    const row: CompanyRow = {
      type: 'company',
      key: String(node),
      parentKey: null,
      level: 1,
      position: at + 1,
      setSize: roots.length,
      expanded: null,
      name: nameOf(node),
      node,
      link: null,
      relation: '',
      relatedTo: '',
      repeated: false,
    }
    addCompany(row, [])
  })
  return rows
}

/** Action of a key in the tree: moves the focus to a row, or opens or closes a branch. */
export type TreeAction =
  | { type: 'focus'; index: number }
  | { type: 'toggle'; row: RelationRow; open: boolean }

/** The action of a key on the row at `active`, or null. Follows the ARIA pattern of a treegrid with focusable rows. */
export function treeAction(
  key: string,
  rows: readonly RelationRow[],
  active: number,
  direction: 'ltr' | 'rtl',
): TreeAction | null {
  const row = rows[active]
  if (!row) return null
  const focus = (index: number): TreeAction | null =>
    index >= 0 && index < rows.length && index !== active ? { type: 'focus', index } : null
  const [openKey, closeKey] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  switch (key) {
    case 'ArrowDown':
      return focus(active + 1)
    case 'ArrowUp':
      return focus(active - 1)
    case 'Home':
      return focus(0)
    case 'End':
      return focus(rows.length - 1)
    case 'Enter':
      return row.expanded === null ? null : { type: 'toggle', row, open: !row.expanded }
    case openKey:
      if (row.expanded === null) return null
      return row.expanded ? focus(active + 1) : { type: 'toggle', row, open: true }
    case closeKey:
      if (row.expanded) return { type: 'toggle', row, open: false }
      return focus(rows.findIndex(({ key: other }) => other === row.parentKey))
    default:
      return null
  }
}

/** The next row after the active one whose name starts with the typed text, or −1. Repeating one letter moves to the next match. */
export function rowStartingWith(typed: string, rows: readonly RelationRow[], active: number): number {
  const isRepeated = [...typed].every(letter => letter === typed[0])
  const text = (isRepeated ? typed.slice(0, 1) : typed).toLocaleLowerCase()
  const first = isRepeated ? 1 : 0
  for (let step = first; step < rows.length + first; step++) {
    const index = (active + step) % rows.length
    if (rows[index]?.name.toLocaleLowerCase().startsWith(text)) return index
  }
  return -1
}
