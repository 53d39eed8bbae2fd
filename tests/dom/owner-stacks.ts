import * as React from 'react'

/**
 * Stops React from recording a stack for each element, as it does for the first ten thousand per second in development: a sixth of the
 * time of tests that render.
 */
export function recordNoOwnerStacks(): void {
  const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1]
  if (internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      configurable: true,
      get: () => Number.POSITIVE_INFINITY,
      set() {},
    })
}
