/**
 * What an API gives: companies, and which of them holds which.
 * @typedef {{ names: string[], ties: { from: number, to: number }[] }} WireGraph
 */
export const WIDTH = 1100
export const HEIGHT = 650
/** Of a mark and of a link, px, as the specification has them for more than ten nodes in the page. */
export const RADIUS = 15
export const DISTANCE = 25
export const TICKS = 300

/** A tree whose older companies have more links, and a link across it for every fourth company. @returns {WireGraph} */
export function wire(count) {
  let state = 7
  const draw = below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
  const ties = []
  const ends = [0]
  for (let node = 1; node < count; node++) {
    const from = ends[draw(ends.length)]
    ties.push({ from, to: node })
    ends.push(from, node)
  }
  for (let cross = 0; cross < count / 4; cross++) {
    const [from, to] = [draw(count), draw(count)]
    if (from !== to) ties.push({ from, to })
  }
  return { names: Array.from({ length: count }, (_, at) => `Company Holding Limited ${at}`), ties }
}

export const cut = name => (name.length > 22 ? `${name.slice(0, 22)}…` : name)
