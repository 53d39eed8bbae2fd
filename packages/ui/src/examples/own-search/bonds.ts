import type { CompareSearchOptions } from '@accrue/ui/blocks'

const NAMES = ['UST 4 3/8% 2034', 'UST 3 7/8% 2033', 'UST 4 1/4% 2029', 'UST 4 1/8% 2027', 'UST 4 1/2% 2054']

/** Searches a list; yours would call a server. None of these bonds has venues to choose from. */
export const BONDS: Pick<CompareSearchOptions, 'search' | 'venues'> = {
  search: async ({ term }) => {
    const bonds = NAMES.map((name, index) => ({ id: index + 1, name }))
    const items = bonds.filter(({ name }) => name.toLowerCase().includes(term.toLowerCase()))
    return [{ kind: 'bonds', name: 'Bonds', items }]
  },
  venues: async () => [],
}
