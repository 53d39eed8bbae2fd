const words = (text: string): string[] => text.split(' ')

const EDGES_X = 'start end right left'
const EDGES_Y = 'inset-bs inset-be top bottom'
const FIGURES = 'ordinal zero figure spacing fraction'
const PANS = 'touch-pan x,touch-pan y,touch-zoom'

const SIDES_X = ['s', 'e', 'r', 'l']
const SIDES_Y = ['bs', 'be', 't', 'b']
const CORNERS = { s: 'ss es', e: 'se ee', t: 'tl tr', r: 'tr br', b: 'br bl', l: 'tl bl' }

/** What the groups of class-groups.ts take back besides themselves: of `p` those of its sides, of `size` width and height. */
function readConflicts(): Map<string, string[]> {
  const takenBack = new Map([
    ['inset', ['inset-x', 'inset-y', ...words(EDGES_X), ...words(EDGES_Y)]],
    ['inset-x', words(EDGES_X)],
    ['inset-y', words(EDGES_Y)],
    ['flex', ['basis', 'grow', 'shrink']],
    ['size', ['w', 'h']],
    ['text size', ['leading']],
    ['line-clamp', ['display', 'overflow']],
    ['translate-none', ['translate', 'translate-x', 'translate-y', 'translate-z']],
    ['normal-nums', words(FIGURES)],
    ['touch all', PANS.split(',')],
  ])
  for (const figure of words(FIGURES)) takenBack.set(figure, ['normal-nums'])
  for (const pan of PANS.split(',')) takenBack.set(pan, ['touch all'])
  for (const stem of ['gap', 'overflow', 'overscroll', 'border-spacing', 'translate'])
    takenBack.set(stem, [`${stem}-x`, `${stem}-y`, ...(stem === 'translate' ? ['translate-none'] : [])])
  const addSides = (all: string, stem: string, thing = '') => {
    const named = (sides: string[]) => sides.map(side => stem + side + thing)
    takenBack.set(all, named(['x', 'y', ...SIDES_X, ...SIDES_Y]))
    takenBack.set(`${stem}x${thing}`, named(SIDES_X))
    takenBack.set(`${stem}y${thing}`, named(SIDES_Y))
  }
  for (const stem of ['p', 'm', 'scroll-p', 'scroll-m']) addSides(stem, stem)
  addSides('border', 'border-')
  addSides('border width', 'border-', ' width')
  const corners = Object.entries(CORNERS)
  const rounded = (side: string) => `rounded-${side}`
  for (const [side, two] of corners) takenBack.set(rounded(side), words(two).map(rounded))
  takenBack.set('rounded', corners.flatMap(([side, two]) => [side, ...words(two)]).map(rounded))
  return takenBack
}

let conflicts: Map<string, string[]> | undefined

/** The other groups that a class of this group takes back. */
export function conflictsOf(group: string): readonly string[] {
  conflicts ??= readConflicts()
  return conflicts.get(group) ?? []
}
