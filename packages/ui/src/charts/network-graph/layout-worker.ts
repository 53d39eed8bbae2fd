import { type LayoutRequest, layOut } from './network-graph.layout.ts'

/** Runs in a worker: answers each request with its layout; the arrays are transferred, not copied. */
globalThis.addEventListener('message', ({ data }: MessageEvent<LayoutRequest>) => {
  const layout = layOut(data)
  globalThis.postMessage(layout, { transfer: [layout.x.buffer, layout.y.buffer] })
})
