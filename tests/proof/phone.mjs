import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'
import { chromium } from '../chromium.ts'
import { medianOf, withServer } from './server.mjs'

const BOND = '/bonds/1/'
const PAGES = [BOND, '/stocks/1/', '/etf/1/', '/company/2/', '/']
const ROUNDS = 5
/** Slow 4G: bytes a second, and milliseconds of a round trip. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SCREEN = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }
const CPU_SLOWDOWN = 4
/** Milliseconds until the page has done all that it starts by itself. */
const UNTIL_QUIET = 9_000

/**
 * Loads a page in a new browser and reads its timings, by default on a slow phone. Speaks the protocol itself: Playwright enables the Runtime domain, under which
 * V8 parses scripts again for the positions of errors.
 */
async function load(url, isSlow = true) {
  const profile = mkdtempSync(join(tmpdir(), 'accrue-phone-'))
  const browser = spawn(
    chromium.executablePath,
    [
      ...chromium.args,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  try {
    const page = await connect(await pageSocket(browser))
    await page.send('Network.enable')
    if (isSlow) {
      await page.send('Network.emulateNetworkConditions', NETWORK)
      await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    }
    await page.send('Emulation.setDeviceMetricsOverride', SCREEN)
    await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await page.send('Page.navigate', { url })
    await new Promise(resolve => setTimeout(resolve, UNTIL_QUIET))
    const { result } = await page.send('Runtime.evaluate', {
      expression: `(${readTimings})()`,
      awaitPromise: true,
      returnByValue: true,
    })
    page.close()
    return result.value
  } finally {
    const ended = once(browser, 'exit')
    // with its child processes, which write into the profile
    process.kill(-browser.pid, 'SIGKILL')
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

/** The debugger address of the browser's only page. */
async function pageSocket(browser) {
  const port = await new Promise((resolve, reject) => {
    let output = ''
    browser.once('error', reject)
    browser.stderr.setEncoding('utf8').on('data', text => {
      output += text
      const found = /ws:\/\/127\.0\.0\.1:(\d+)/.exec(output)
      if (found) resolve(found[1])
    })
  })
  const targets = await (await fetch(`http://127.0.0.1:${port}/json`)).json()
  return targets.find(({ type }) => type === 'page').webSocketDebuggerUrl
}

async function connect(address) {
  const socket = new WebSocket(address)
  await new Promise(resolve => socket.once('open', resolve))
  const waiting = new Map()
  let count = 0
  socket.on('message', text => {
    const { id, result } = JSON.parse(text)
    waiting.get(id)?.(result)
  })
  return {
    send: (method, params = {}) =>
      new Promise(resolve => {
        count++
        waiting.set(count, resolve)
        socket.send(JSON.stringify({ id: count, method, params }))
      }),
    close: () => socket.close(),
  }
}

/** Runs in the page. */
async function readTimings() {
  const entriesOf = type =>
    new Promise(resolve => {
      new PerformanceObserver(list => resolve(list.getEntries())).observe({ type, buffered: true })
      setTimeout(() => resolve([]), 300)
    })
  const first = (await entriesOf('paint')).find(({ name }) => name === 'first-contentful-paint').startTime
  const largest = (await entriesOf('largest-contentful-paint')).at(-1).startTime
  const tasks = (await entriesOf('longtask')).filter(({ startTime }) => startTime > first)
  const resources = performance.getEntriesByType('resource')
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  const shifts = (await entriesOf('layout-shift')).filter(entry => !entry.hadRecentInput)
  return {
    largest,
    blocking: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    // with the document
    requests: resources.length + 1,
    script: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
  }
}

const timesOf = async times => {
  const loads = []
  for (let round = 0; round < ROUNDS; round++) loads.push(await times())
  return name => medianOf(loads.map(one => one[name]))
}

/** Five pages on a phone with slow 4G and a processor four times slower; the first also without these, and what it loads. */
export function measure() {
  return withServer(async origin => {
    const rows = []
    for (const path of PAGES) {
      const median = await timesOf(() => load(origin + path))
      const [largest, blocking, shift] = ['largest', 'blocking', 'shift'].map(median)
      rows.push({
        what: `Phone, slow 4G, processor × ${CPU_SLOWDOWN}: ${path}, median of ${ROUNDS}`,
        goal: 'largest paint ≤ 1.2 s, blocking ≤ 250 ms, shift ≤ .01',
        measured: `${(largest / 1000).toFixed(2)} s, ${Math.round(blocking)} ms, ${shift.toFixed(3)}`,
        reached: largest <= 1200 && blocking <= 250 && shift <= 0.01,
      })
      if (path !== BOND) continue
      const [requests, script] = ['requests', 'script'].map(median)
      rows.push({
        what: `What ${path} loads before it is idle, on a phone`,
        goal: '≤ 40 requests, ≤ 300 kB of script with its headers',
        measured: `${requests} requests, ${Math.round(script)} kB of script`,
        reached: requests <= 40 && script <= 300,
      })
      const quick = (await timesOf(() => load(origin + path, false)))('largest')
      rows.push({
        what: `${path} without throttling, median of ${ROUNDS}`,
        goal: 'largest paint ≤ 0.35 s',
        measured: `${(quick / 1000).toFixed(2)} s`,
        reached: quick <= 350,
      })
    }
    return rows
  })
}
