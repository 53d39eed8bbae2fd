import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { sessionOf, withServer } from './server.mjs'

const CONNECTIONS = 32
const SECONDS = 8
/** A process in service has its code compiled: the first pages take nearly twice as long as those after this number. */
const FIRST_PAGES = 3000
/** Above the server's limit of concurrent requests. */
const CROWD = 500

/** Requests of every connection in turn, each from a place of its own, so that no two ask for the same page at once. */
const spread = requests => client =>
  client.setRequests(rotated(requests, Math.floor(Math.random() * requests.length)))

const rotated = (list, start) => [...list.slice(start), ...list.slice(0, start)]

async function run(options) {
  const result = await autocannon({ connections: CONNECTIONS, duration: SECONDS, ...options })
  const { statusCodeStats, errors, timeouts, latency, requests } = result
  const answered = Object.entries(statusCodeStats ?? {}).map(([status, { count }]) => [Number(status), count])
  const good = answered.filter(([status]) => status < 300).reduce((sum, [, count]) => sum + count, 0)
  const other = answered.filter(([status]) => status >= 300)
  return {
    perSecond: good / result.duration,
    total: requests.total,
    errors,
    timeouts,
    other,
    p99: latency.p99,
  }
}

const rate = ({ perSecond, p99, errors, other }) =>
  [
    `${Math.round(perSecond).toLocaleString('en')} a second, 99 % in ${p99} ms`,
    ...(errors > 0 ? [`${errors} errors`] : []),
    ...other.map(([status, count]) => `${count} × ${status}`),
  ].join(', ')

async function bondPaths(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...new Set(sitemap.match(/\/bonds\/\d+\//g))]
}

async function writer(origin) {
  const cookie = await sessionOf(origin, 'desk')
  const paths = await bondPaths(origin)
  const bonds = paths.map(path => Number(/\d+/.exec(path)?.[0]))
  let count = 0
  return {
    method: 'POST',
    path: '/api/watchlistAppend/',
    setupRequest: request => ({
      ...request,
      headers: {
        cookie,
        origin,
        'content-type': 'application/json',
        'x-requested-by': 'accrue',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({
        bondId: bonds[count++ % bonds.length],
        add: [6001],
        qnt: [String(count)],
        price: ['101.5'],
        date: ['2025-07-01'],
      }),
    }),
  }
}

/** Load on one process, which shares the processors with the load generator. */
export function measure() {
  return withServer(async origin => {
    const paths = await bondPaths(origin)
    const pages = paths.map(path => ({ path }))
    // in the encoding that browsers ask for
    const cached = await run({
      url: `${origin}/bonds/1/`,
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    })
    await run({ url: origin, setupClient: spread(pages), amount: FIRST_PAGES })
    const rendered = await run({ url: origin, setupClient: spread(pages) })
    const reads = await run({
      url: origin,
      setupClient: spread(
        ['/api/menu/', ...paths.slice(0, 100).map(path => `/api${path}page/`)].map(path => ({ path })),
      ),
    })
    const writes = await run({ url: origin, requests: [await writer(origin)] })
    const crowd = await run({ url: origin, connections: CROWD, setupClient: spread(pages), timeout: 30 })
    const refused = crowd.other.filter(([status]) => status === 503)
    return [
      row('Cached pages of one process', 1500, cached),
      {
        ...row(`Pages rendered anew, after the first ${FIRST_PAGES.toLocaleString('en')}`, 70, rendered),
        reason:
          'every section whose data the page has, and its chart with its toolbar, is in its markup, which takes some four times as long as its header, facts and summary',
      },
      {
        ...row('API reads: menu and bond pages as JSON', 2000, reads),
        reached: reads.perSecond >= 2000 && reads.p99 <= 100,
      },
      {
        ...row('Writes with an idempotency key', 600, writes),
        reason: 'the embedded database works on the thread of the server, beside the load generator',
      },
      {
        what: `${CROWD} connections for pages that are not cached`,
        goal: 'each answered, or 503; none hangs',
        measured: `${crowd.total} answered, ${refused.map(([, count]) => count).join() || 0} of them with 503; ${crowd.timeouts} without an answer`,
        reached: crowd.timeouts === 0 && crowd.errors === 0 && refused.length === crowd.other.length,
      },
    ]
  })
}

function row(what, least, result) {
  return {
    what,
    goal: `≥ ${least.toLocaleString('en')} a second${what.startsWith('API') ? ', 99 % in 100 ms' : ''}`,
    measured: rate(result),
    reached: result.perSecond >= least && result.errors === 0 && result.other.length === 0,
  }
}
