import { type LayoutQuestion, layOut } from './network-graph.layout.ts'

/** The file that runs in a worker: a question comes, its layout goes back; the arrays are handed over and not copied. */
globalThis.addEventListener('message', ({ data }: MessageEvent<LayoutQuestion>) => {
  const layout = layOut(data)
  globalThis.postMessage(layout, { transfer: [layout.x.buffer, layout.y.buffer] })
})
