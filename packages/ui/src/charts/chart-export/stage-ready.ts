import { layersOf } from './picture-layers.ts'

/** A chart that has not drawn itself after this long will not, in milliseconds. */
const LONGEST_MS = 5_000

/** Resolves with the element once a chart in it has drawn itself and stood still for a frame. Rejects after five seconds, or when stopped. */
export async function layersReady(root: Element, signal: AbortSignal): Promise<Element> {
  const { defaultView: view } = root.ownerDocument
  if (!view) throw new Error('the chart stands in no window')
  const end = view.performance.now() + LONGEST_MS
  let before = ''
  for (;;) {
    await new Promise(resolve => view.requestAnimationFrame(resolve))
    if (signal.aborted) throw new Error('the chart was taken away while it was drawn')
    const now = layersOf(root).map(shapeOf).join(' ')
    if (now !== '' && root.querySelector('[data-chart-layer] path') && now === before) return root
    if (view.performance.now() > end) throw new Error('the chart did not draw itself')
    before = now
  }
}

/** What tells a drawing from the one before it: how many parts it has, and how far its lines have come. */
function shapeOf(layer: Element): string {
  const lines = [...layer.querySelectorAll('path')].map(path => path.getAttribute('d')?.length ?? 0)
  return [layer.clientWidth, layer.querySelectorAll('*').length, ...lines].join(',')
}

/** How long a chart may load before its picture is given up, in milliseconds. */
const LONGEST_WAIT_MS = 30_000

/** Resolves once the chart does not load any more (reliability §3.3: an export waits). Rejects after half a minute. */
export async function settled(chart: Element): Promise<void> {
  const { defaultView: view } = chart.ownerDocument
  if (!view) throw new Error('the chart stands in no window')
  const end = view.performance.now() + LONGEST_WAIT_MS
  while (chart.matches('[aria-busy=true]') || chart.querySelector('[aria-busy=true]')) {
    if (view.performance.now() > end) throw new Error('the chart is still loading')
    await new Promise(resolve => view.requestAnimationFrame(resolve))
  }
}

/** Whether the chart says of itself that there is nothing to see: an empty period, a fault. */
export function isBlank(chart: Element): boolean {
  const told = chart.matches('[data-status]') ? chart : chart.querySelector('[data-status]')
  return told !== null && told.getAttribute('data-status') !== 'ready'
}
