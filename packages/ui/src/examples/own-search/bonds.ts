import type { CompareSearchOptions } from '@accrue/ui/blocks'

const NAMES = ['UST 4 3/8% 2034', 'UST 3 7/8% 2033', 'UST 4 1/4% 2029', 'UST 4 1/8% 2027', 'UST 4 1/2% 2054']

/** Looks into a list where yours would ask a server. None of these bonds has grounds to choose from. */
export const BONDS: Pick<CompareSearchOptions, 'search' | 'tradingGrounds'> = {
  search: async ({ term, hash }) => {
    const items = NAMES.map((name, index) => ({
      id: index + 1,
      name,
      segments: [{ text: name, match: false }],
    }))
    const found = items.filter(({ name }) => name.toLowerCase().includes(term.toLowerCase()))
    const group = { kind: 'bonds', name: 'Bonds', selected: true, withTradingGrounds: false } as const
    return { hash, groups: [{ ...group, count: found.length, items: found }] }
  },
  tradingGrounds: async ({ hash }) => ({ hash, found: false, items: [] }),
}
