import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Server metrics, in Prometheus terms. */
export type Metrics = {
  began(): void
  ended(request: { method: string; path: string; status: number; seconds: number }): void
  /** Counts a request refused because too many were running. */
  overloaded(): void
  text(): Promise<string>
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'DELETE'])

/** A few fixed labels for all paths: labels that clients can choose would fill the memory. */
function kindOf(path: string): string {
  if (/^\/(api|cb)\//.test(path)) return 'api'
  if (/^\/(assets|fonts)\//.test(path)) return 'file'
  return /^\/(livez|readyz|healthz)$/.test(path) ? 'probe' : 'page'
}

export function createMetrics(): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const registers = [register]
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['method', 'kind', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 30],
    registers,
  })
  const running = new Gauge({ name: 'http_requests_in_flight', help: 'Requests under way.', registers })
  const refused = new Counter({
    name: 'http_requests_overloaded_total',
    help: 'Requests refused because too many were under way.',
    registers,
  })
  return {
    began: () => running.inc(),
    ended({ method, path, status, seconds }) {
      running.dec()
      const labels = { method: METHODS.has(method) ? method : 'other', kind: kindOf(path), status }
      duration.observe(labels, seconds)
    },
    overloaded: () => refused.inc(),
    text: () => register.metrics(),
  }
}

/** Serves `/metrics` and nothing else, on its own port. */
export function metricsServer(metrics: Metrics): Server {
  return createServer(async (incoming, outgoing) => {
    if (incoming.method !== 'GET' || incoming.url !== '/metrics') return void outgoing.writeHead(404).end()
    const text = await metrics.text()
    outgoing.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
  })
}
