import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { devices, chromium as engine } from 'playwright'
import { WebSocket } from 'ws'
import { chromium } from '../chromium.ts'
import { freePort } from '../tools/free-port.mjs'
import { sessionOf, withServer } from './server.mjs'

const root = join(import.meta.dirname, '../..')
const MEGABYTE = 1024 * 1024

/** Page views in all; PROOF_VIEWS shortens a trial. */
const VIEWS = 10_000
const views = Number(process.env.PROOF_VIEWS ?? VIEWS)
/** Views after which every page was rendered and the caches are full. */
const WARM_VIEWS = views / 2
const CONNECTIONS = 8
/** How much the heaps of all threads may grow after the warm views. */
const MOST_HEAP_MB = 10
/** The requests of each path in turn: a visitor, whose pages are cached, and users, whose pages are not. */
const READERS = [null, 'reader', null, 'pro', null, 'desk']
const SUFFIXES = ['', '', '?lang=de', '', '?theme=dark', '']

/** Mounts of each component; PROOF_MOUNTS shortens a trial. */
const MOUNTS = 1000
const mounts = Number(process.env.PROOF_MOUNTS ?? MOUNTS)
const WARM_MOUNTS = Math.ceil(mounts / 10)
/** How much may stay behind after each further mount; a leak leaves one node or listener or several kilobytes. */
const MOST_A_MOUNT = { nodes: 0.3, listeners: 0.3, bytes: 1024 }
/** Part of the titles of the components that a trial mounts. */
const ONLY = process.env.PROOF_COMPONENT ?? ''
const STORYBOOK = join(root, 'storybook-static')
/** Storybook knows this agent and does not wait for animations; waiting retains what was unmounted. */
const STORYBOOK_AGENT = `${devices['Desktop Chrome'].userAgent} (StorybookTestRunner)`
const EMPTY_STORY = 'controls-visually-hidden--default'
/** Without the accessibility check that Storybook runs after each story. */
const QUIET = 'a11y.manual:!true'
/** Stories of pages and of code outside the packages. */
const OTHER_STORIES = /^(Examples|Bond page\/Whole page)/

/** A connection to the inspector of a process or a page: `send` returns the answer, `on` receives events. */
function inspectorOf(socket) {
  const open = new Map()
  const listeners = []
  let number = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, method, params } = JSON.parse(data)
    if (method) for (const listener of listeners) listener(method, params)
    const call = open.get(id)
    open.delete(id)
    if (error) call?.reject(new Error(error.message))
    else call?.resolve(result)
  })
  return {
    on: listener => listeners.push(listener),
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        open.set(++number, { resolve, reject })
        socket.send(JSON.stringify({ id: number, method, params }))
      }),
  }
}

/** The inspectors of the server's threads that render pages. */
async function workersOf(main) {
  const workers = []
  main.on((method, { sessionId, message } = {}) => {
    if (method === 'NodeWorker.attachedToWorker') workers.push(workerOf(main, sessionId))
    if (method === 'NodeWorker.receivedMessageFromWorker')
      workers.find(worker => worker.sessionId === sessionId)?.receive(message)
  })
  await main.send('NodeWorker.enable', { waitForDebuggerOnStart: false })
  await pause(500)
  return workers
}

function workerOf(main, sessionId) {
  const socket = new EventTarget()
  socket.send = message => void main.send('NodeWorker.sendMessageToWorker', { sessionId, message })
  return {
    sessionId,
    receive: data => socket.dispatchEvent(Object.assign(new Event('message'), { data })),
    ...inspectorOf(socket),
  }
}

/** A thread that waits with atomics does not answer its inspector. */
const INSPECTED = { args: ['--inspect=127.0.0.1:0'], env: { PISCINA_DISABLE_ATOMICS: '1' }, isRead: true }

/** Starts the built server with an inspector, passes its origin and the inspectors of its threads to `use`. */
function withInspectedServer(use) {
  return withServer(async (origin, { child, log }) => {
    const socket = new WebSocket(/ws:\/\/\S+/.exec(log())[0])
    await once(socket, 'open')
    const main = inspectorOf(socket)
    return use(origin, { pid: child.pid, threads: [main, ...(await workersOf(main))] })
  }, INSPECTED)
}

/** Memory after garbage collection, in megabytes: the heaps of all threads, buffers outside them, the process. */
async function serverMemory({ pid, threads }) {
  let heap = 0
  for (const thread of threads) {
    for (let times = 0; times < 3; times++) await thread.send('HeapProfiler.collectGarbage')
    heap += (await thread.send('Runtime.getHeapUsage')).usedSize
  }
  const { result } = await threads[0].send('Runtime.evaluate', {
    expression: 'process.memoryUsage().external',
    returnByValue: true,
  })
  const resident = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) * 1024
  return { heap: heap / MEGABYTE, outside: result.value / MEGABYTE, resident: resident / MEGABYTE }
}

/** Every page of the sitemap by every kind of reader, in one order that begins again at its end. */
async function requestsOf(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname)
  const cookies = {}
  for (const login of READERS) if (login) cookies[login] ??= await sessionOf(origin, login)
  return paths.flatMap((path, index) => {
    const turn = index % READERS.length
    const request = {
      url: origin + path + SUFFIXES[turn],
      headers: READERS[turn] ? { cookie: cookies[READERS[turn]] } : {},
    }
    // the second view of a visitor is answered from the cache
    return READERS[turn] ? [request] : [request, request]
  })
}

/** Views the pages from `first` to `last`; returns the paths that were not answered with the page. */
async function view(requests, first, last) {
  const failed = []
  let next = first
  const work = async () => {
    while (next < last) {
      const { url, headers } = requests[next++ % requests.length]
      const answer = await fetch(url, { headers })
      await answer.arrayBuffer()
      if (answer.status !== 200) failed.push(`${new URL(url).pathname} ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  return failed
}

function measureViews() {
  return withInspectedServer(async (origin, server) => {
    const requests = await requestsOf(origin)
    const failed = await view(requests, 0, WARM_VIEWS)
    const warm = await serverMemory(server)
    failed.push(...(await view(requests, WARM_VIEWS, views)))
    const end = await serverMemory(server)
    const hasGrown = end.heap - warm.heap > MOST_HEAP_MB || end.outside - warm.outside > MOST_HEAP_MB
    return {
      what: `${views.toLocaleString('en')} page views on the server, signed in and not, cached and rendered`,
      goal: `flat: after ${WARM_VIEWS.toLocaleString('en')} views the heaps and buffers grow by ≤ ${MOST_HEAP_MB} MB each`,
      measured: `heaps of ${server.threads.length} threads ${inMegabytes(warm, end, 'heap')}, buffers ${inMegabytes(warm, end, 'outside')}, process ${inMegabytes(warm, end, 'resident')}${
        failed.length > 0 ? `; ${failed.length} views failed (${failed.slice(0, 5).join(', ')})` : ''
      }`,
      reached: !hasGrown && failed.length === 0 && views >= VIEWS && server.threads.length > 1,
      ...(views < VIEWS ? { reason: 'a trial with fewer views' } : {}),
    }
  })
}

const inMegabytes = (from, to, name) => `${from[name].toFixed(1)} → ${to[name].toFixed(1)} MB`

/** Serves the built Storybook, passes a page with it and its inspector to `use`. */
async function withStorybook(use) {
  const port = await freePort()
  const server = spawn(
    process.execPath,
    [join(root, 'tests/tools/serve-folder.mjs'), STORYBOOK, String(port)],
    {
      stdio: 'ignore',
    },
  )
  const browser = await engine.launch(chromium)
  try {
    const page = await browser.newPage({ viewport: { width: 1360, height: 900 }, userAgent: STORYBOOK_AGENT })
    await page.goto(`http://127.0.0.1:${port}/iframe.html?id=${EMPTY_STORY}&viewMode=story&globals=${QUIET}`)
    await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' })
    const inspector = await page.context().newCDPSession(page)
    await inspector.send('Performance.enable')
    return await use(page, inspector)
  } finally {
    await browser.close()
    server.kill('SIGKILL')
  }
}

/** The first story of each component. */
function componentStories() {
  const { entries } = JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8'))
  const first = new Map()
  for (const { type, title, id } of Object.values(entries))
    if (type === 'story' && !OTHER_STORIES.test(title) && !first.has(title)) first.set(title, id)
  return [...first]
}

/** Mounts the story and unmounts it, several times, each in a new element; returns the first error. */
function mountOften(page, id, times) {
  return page.evaluate(
    async ([storyId, count]) => {
      const preview = window.__STORYBOOK_PREVIEW__
      const story = await preview.loadStory({ storyId })
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__
      for (let mounted = 0; mounted < count; mounted++) {
        const element = document.body.appendChild(document.createElement('div'))
        let fault = null
        // finished, not rendered: effects have run, and Storybook has nothing left to do
        const finished = new Promise(resolve => {
          const timer = setTimeout(resolve, 5000)
          channel.once('storyFinished', () => {
            clearTimeout(timer)
            resolve()
          })
        })
        const callbacks = {
          showMain() {},
          showStoryDuringRender() {},
          showError: ({ title, description }) => {
            fault = `${title} ${description}`
          },
          showException: error => {
            fault = String(error)
          },
        }
        const unmount = preview.renderStoryToElement(story, element, callbacks, { autoplay: false })
        await finished
        const isShown = element.firstElementChild !== null
        await unmount()
        element.remove()
        // the channel stores messages for a manager, which this page does not have
        for (const transport of channel.transports) if (transport.buffer) transport.buffer = []
        if (!isShown) return fault ?? 'nothing was shown'
      }
      return null
    },
    [id, times],
  )
}

/** What is left after garbage collection. */
async function pageMemory(page, inspector) {
  // timers of what was unmounted end first
  await page.waitForTimeout(300)
  for (let times = 0; times < 3; times++) {
    await inspector.send('HeapProfiler.collectGarbage')
    await page.waitForTimeout(30)
  }
  const { metrics } = await inspector.send('Performance.getMetrics')
  const metric = name => metrics.find(one => one.name === name).value
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    bytes: metric('JSHeapUsedSize'),
  }
}

/** What each mount after the warm ones left behind; null when the story was not shown. */
async function leftByMount(page, inspector, id) {
  if (await mountOften(page, id, WARM_MOUNTS)) return null
  const warm = await pageMemory(page, inspector)
  if (await mountOften(page, id, mounts - WARM_MOUNTS)) return null
  const end = await pageMemory(page, inspector)
  return Object.fromEntries(
    Object.keys(end).map(name => [name, (end[name] - warm[name]) / (mounts - WARM_MOUNTS)]),
  )
}

const isFlat = left => Object.entries(MOST_A_MOUNT).every(([name, most]) => left[name] <= most)

const leftText = (title, { nodes, listeners, bytes }) =>
  `${title}: ${nodes.toFixed(1)} nodes, ${listeners.toFixed(1)} listeners, ${Math.round(bytes)} bytes a mount`

function measureMounts() {
  const { nodes, listeners, bytes } = MOST_A_MOUNT
  const row = {
    what: `${mounts.toLocaleString('en')} mounts of every component in Chromium`,
    goal: `flat: after ${WARM_MOUNTS} mounts each further one leaves ≤ ${nodes} nodes, ≤ ${listeners} listeners, ≤ ${bytes} bytes`,
  }
  if (!existsSync(join(STORYBOOK, 'index.json')))
    return { ...row, measured: 'nothing', reached: false, reason: 'Storybook is not built' }
  return withStorybook(async (page, inspector) => {
    const stories = componentStories().filter(([title]) => title.includes(ONLY))
    const grown = []
    const unshown = []
    for (const [title, id] of stories) {
      const left = await leftByMount(page, inspector, id)
      if (!left) unshown.push(title)
      else if (!isFlat(left)) grown.push(leftText(title, left))
    }
    const isTrial = mounts < MOUNTS || ONLY !== ''
    return {
      ...row,
      measured: `${stories.length - grown.length - unshown.length} of ${stories.length} components flat${listed('grew', grown)}${listed('not shown', unshown)}`,
      reached: !isTrial && stories.length > 0 && grown.length === 0 && unshown.length === 0,
      ...(isTrial ? { reason: 'a trial with fewer mounts or components' } : {}),
    }
  })
}

const listed = (name, items) =>
  items.length > 0 ? `; ${items.length} ${name} (${items.slice(0, 5).join('; ')})` : ''

/** Memory of the server after many views, and of a page after many mounts. */
export async function measure() {
  return [await measureViews(), await measureMounts()]
}
