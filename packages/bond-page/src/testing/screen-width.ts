import { vi } from 'vitest'

/** Sets the width of the window for media queries; returns a function that resets it. jsdom has no layout, so nothing else changes. */
export function screenWidth(pixels: number): () => void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const most = /^\(max-width: (\d+)px\)$/.exec(query)?.[1]
    return {
      matches: most !== undefined && pixels <= Number(most),
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }
  })
  return () => vi.unstubAllGlobals()
}
