/** Status of a component. A tag of its stories names it; `preview.tsx` gives `stable` to all. */
export const STATUSES = {
  new: {
    text: 'New',
    description: 'Not released yet: its props may change until the next version.',
    /** A preset of storybook-addon-tag-badges. */
    style: 'blue',
    /** The same colour on a docs page. */
    tone: 'accent',
  },
  stable: {
    text: 'Stable',
    description:
      'Released: the changelog names each change of its props, and a codemod makes the changes it can.',
    style: 'green',
    tone: 'up',
  },
} as const

export type Status = keyof typeof STATUSES

export function statusOf(tags: readonly string[]): Status | undefined {
  return tags.includes('new') ? 'new' : tags.includes('stable') ? 'stable' : undefined
}
