import { vi } from 'vitest'

/** Makes the window as wide as said for one test; returns how to end it. jsdom lays nothing out, so only queries of width answer. */
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
