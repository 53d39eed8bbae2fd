export type TagSpace = {
  /** Height of a tag in pixels, with the space below it. */
  size: number
  /** The first pixel that tags may touch. */
  top: number
  /** One past the last pixel that tags may touch. */
  bottom: number
}

/** Tags that touch each other; `sum` adds up the centre of the first tag that each member's target implies. */
type Block = { sum: number; members: number[] }

/**
 * Centres for tags with these target heights: no overlap, inside the space, in the same order, each as close to its target as possible.
 * Where not all fit, later ones get null.
 */
export function spreadTags(targets: readonly number[], space: TagSpace): (number | null)[] {
  const maxTags = Math.max(0, Math.floor((space.bottom - space.top) / space.size))
  const placed: (number | null)[] = targets.map(() => null)
  const order = targets
    .map((centre, index) => ({ centre, index }))
    .slice(0, maxTags)
    .sort((a, b) => a.centre - b.centre || a.index - b.index)

  const blocks: Block[] = []
  for (const { centre, index } of order) {
    let block: Block = { sum: centre, members: [index] }
    for (let last = blocks.at(-1); last && overlap(last, block, space); last = blocks.at(-1)) {
      blocks.pop()
      block = joined(last, block, space.size)
    }
    blocks.push(block)
  }
  for (const block of blocks) {
    const start = startOf(block, space)
    block.members.forEach((index, place) => {
      placed[index] = start + space.size * (place + 0.5)
    })
  }
  return placed
}

/** Where the block begins: at the mean of its members' targets, inside the space. */
function startOf({ sum, members }: Block, { size, top, bottom }: TagSpace): number {
  const start = sum / members.length - size / 2
  return Math.max(top, Math.min(start, bottom - members.length * size))
}

function overlap(above: Block, below: Block, space: TagSpace): boolean {
  return startOf(above, space) + above.members.length * space.size > startOf(below, space)
}

function joined(above: Block, below: Block, size: number): Block {
  const shift = above.members.length * size
  return {
    sum: above.sum + below.sum - shift * below.members.length,
    members: [...above.members, ...below.members],
  }
}
