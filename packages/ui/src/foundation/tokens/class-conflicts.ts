import { dashed, words } from './class-groups.ts'

/** A group of class-groups.ts, and behind it those that it takes back besides itself. */
const TAKEN_BACK = [
  'inset inset-x inset-y start end right left inset-bs inset-be top bottom',
  'inset-x start end right left',
  'inset-y inset-bs inset-be top bottom',
  'flex basis grow shrink',
  'size w h',
  'text/size leading',
  'line-clamp block overflow',
  'gap gap-x gap-y',
  'overflow overflow-x overflow-y',
  'overscroll overscroll-x overscroll-y',
  'border-spacing border-spacing-x border-spacing-y',
  'translate translate-x translate-y translate-none',
  'translate-none translate translate-x translate-y translate-z',
  'touch/all touch-pan/x touch-pan/y touch-pinch-zoom',
  'touch-pan/x touch/all',
  'touch-pan/y touch/all',
  'touch-pinch-zoom touch/all',
]

/** The sides of paddings, margins and edges: all, then those of an axis. */
const SIDES = ['|x y s e r l bs be t b', 'x|s e r l', 'y|bs be t b']
const CORNERS = [
  '|s e t r b l ss se ee es tl tr br bl',
  ...['s|ss es', 'e|se ee', 't|tl tr', 'r|tr br', 'b|br bl', 'l|tl bl'],
]

function readConflicts(): Map<string | undefined, string[]> {
  const takenBack = new Map<string | undefined, string[]>()
  for (const row of TAKEN_BACK) {
    const [group, ...others] = words(row)
    takenBack.set(group, others)
  }
  const addSides = (rows: string[], nameOf: (side: string) => string) => {
    for (const row of rows) {
      const [side = '', others = ''] = row.split('|')
      takenBack.set(nameOf(side), words(others).map(nameOf))
    }
  }
  for (const stem of ['p', 'm', 'scroll-p', 'scroll-m']) addSides(SIDES, side => stem + side)
  addSides(SIDES, side => dashed('border', side))
  addSides(SIDES, side => `${dashed('border', side)}/width`)
  addSides(CORNERS, side => dashed('rounded', side))
  return takenBack
}

let conflicts: ReturnType<typeof readConflicts> | undefined

/** The other groups that a class of this group takes back. */
export function conflictsOf(group: string): readonly string[] {
  conflicts ??= readConflicts()
  return conflicts.get(group) ?? []
}
