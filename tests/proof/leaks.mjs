import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { chromium as engine } from 'playwright'
import { parse } from 'yaml'
import { ROUTES } from '../../apps/demo/server/routes/index.ts'
import { VALID_REQUESTS } from '../../apps/demo/server/testing/operations.ts'
import { roundings } from '../../packages/bond-page/src/testing/leaks.ts'
import { chromium } from '../chromium.ts'
import { browserCookies, sessionOf, withServer } from './server.mjs'

const root = join(import.meta.dirname, '../..')
const BONDS = [1, 10242, 10057]
const PERIODS = ['1M', '3M', '1Y', '3Y']
const LINES = ['Price', 'Yield', 'G-spread']
const VIEWS = ['Extended chart', 'Archive', 'Issuer map']
/** Points of each chart under the pointer. */
const POINTS = 12
/** Significant digits of a number that does not occur elsewhere by chance. */
const DIGITS = 6
const CHANNELS = [
  'HTML',
  'API answers',
  'document',
  'accessibility tree',
  'tooltips',
  'exports',
  'heap strings',
  'log',
]
/** Attributes whose numbers are pixels, and lengths in pixels. */
const PIXELS =
  /\d+(?:\.\d+)?px|\s(?:d|[cdxy]|[cdr][xy]|[xy][12]|r|width|height|transform|viewBox|points|stroke-dash\w+|style)="[^"]*"/g
/** Terms of a bond, which everybody may compute or read elsewhere; the wrappers of a number. */
const PUBLIC = ['nkd', 'agreement_number', 'numeric', 'value']

/** Names of the fields that the contract marks as withheld. */
function withheldNames() {
  const names = new Set()
  const walk = part => {
    if (typeof part !== 'object' || part === null) return
    for (const [name, value] of Object.entries(part)) {
      if (value?.['x-masked'] && !PUBLIC.includes(name)) names.add(name)
      walk(value)
    }
  }
  walk(parse(readFileSync(join(root, 'packages/api-client/openapi.yaml'), 'utf8')))
  return names
}

/** The withheld numbers of an answer to full access. */
function withheldIn(answer, names, name = '') {
  if (Array.isArray(answer)) return answer.flatMap(item => withheldIn(item, names, name))
  if (typeof answer === 'number') return names.has(name) ? [answer] : []
  if (typeof answer !== 'object' || answer === null) return []
  if ('numeric' in answer && 'value' in answer)
    return names.has(name) && typeof answer.numeric === 'number' ? [answer.numeric] : []
  return Object.entries(answer).flatMap(([key, value]) => withheldIn(value, names, key))
}

/** The number and its roundings, as a fraction and in per cent, with a point or a comma. */
const formsOf = number =>
  [number, number * 100]
    .flatMap(value => roundings(value, 2))
    .filter(form => /[.,]/.test(form) && form.replace(/\D/g, '').replace(/^0+|0+$/g, '').length >= DIGITS)

/** The numbers with decimals in a text, with and without separators of thousands, and those in base64; no pixels. */
function numbersIn(text) {
  const packed = (text.match(/[A-Za-z0-9+/_-]{12,}={0,2}/g) ?? []).map(piece =>
    Buffer.from(piece, 'base64').toString('latin1'),
  )
  const plain = text.replace(PIXELS, '')
  const grouped = plain.replace(/(?<=\d)[,\u00a0\u202f](?=\d{3}(?!\d))/g, '')
  return new Set([plain, grouped, ...packed].flatMap(one => one.match(/\d+[.,]\d+/g) ?? []))
}

/** Whether a number in the memory of the page may be a length: the browser lays out in sixty-fourths of a pixel. */
const isLength = number => Number.isInteger(Number(number) * 64)

/** The texts in a zip archive, as a workbook is one. */
function unzipped(bytes) {
  const texts = []
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
    const size = bytes.readUInt32LE(at + 18)
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
    const content = bytes.subarray(start, start + size)
    texts.push((bytes.readUInt16LE(at + 8) === 8 ? inflateRawSync(content) : content).toString('utf8'))
    at = start + size
  }
  return texts.join('\n')
}

/** Every reading call of the contract, for each of the bonds. */
function readingCalls() {
  const reads = new Set(ROUTES.filter(route => route.callClass === 'read').map(route => route.operation))
  const calls = Object.entries(VALID_REQUESTS)
    .filter(([operation]) => reads.has(operation) && operation !== 'printBondPage')
    .flatMap(([operation, { path, ...rest }]) =>
      BONDS.map(bond => ({ operation, path: path.replace('/bonds/1/', `/bonds/${bond}/`), ...rest })),
    )
  return [...new Map(calls.map(call => [`${call.path} ${JSON.stringify(call.json)}`, call])).values()]
}

/** One call; an archive is unpacked. */
async function answerOf(origin, cookie, { path, json, form, method }) {
  const body = json ? JSON.stringify(json) : form ? new URLSearchParams(form) : undefined
  const answer = await fetch(origin + path, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      origin,
      'x-requested-by': 'accrue',
      ...(cookie ? { cookie } : {}),
      ...(json ? { 'content-type': 'application/json' } : {}),
    },
    body,
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isZip = bytes.length > 30 && bytes.readUInt32LE(0) === 0x04034b50
  return `${JSON.stringify([...answer.headers])}\n${isZip ? unzipped(bytes) : bytes.toString('utf8')}`
}

/** Collects what reaches one user: the texts of each channel. */
async function gather(browser, origin, login, plant) {
  const texts = { ...Object.fromEntries(CHANNELS.map(channel => [channel, []])), own: [] }
  const cookie = login ? await sessionOf(origin, login) : ''
  for (const call of readingCalls()) {
    const isExport = call.operation.startsWith('export') || call.operation === 'downloadFile'
    const text = await answerOf(origin, cookie, call)
    texts[isExport ? 'exports' : 'API answers'].push(text)
    // computed from the caller's own price, for everybody
    if (call.operation === 'calculateBond') texts.own.push(text)
  }
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 } })
  await context.addCookies(browserCookies(origin, cookie))
  for (const bond of BONDS) await visit(context, `${origin}/bonds/${bond}/`, texts, plant)
  await context.close()
  return texts
}

/** Opens a bond page in every view and period, and collects what is in it. */
async function visit(context, url, texts, plant) {
  const page = await context.newPage()
  page.setDefaultTimeout(5_000)
  const waiting = new Set()
  page.on('request', request => {
    if (['document', 'fetch', 'xhr'].includes(request.resourceType())) waiting.add(request)
  })
  page.on('requestfailed', request => waiting.delete(request))
  const reads = []
  const read = async request => {
    const response = await request.response()
    const type = response?.headers()['content-type'] ?? ''
    // scripts and styles have no market data
    if (!/html|json/.test(type)) return
    texts[type.includes('html') ? 'HTML' : 'API answers'].push(await response.text())
  }
  page.on('requestfinished', request => {
    waiting.delete(request)
    // an answer without a body, or one that a navigation has dropped
    reads.push(read(request).catch(() => {}))
  })
  const protocol = await context.newCDPSession(page)
  const quiet = async () => {
    for (let still = 0, tries = 0; still < 3 && tries < 60; tries++) {
      await page.waitForTimeout(50)
      still = waiting.size === 0 ? still + 1 : 0
    }
    waiting.clear()
  }
  const snapshot = async () => {
    texts.document.push(await page.evaluate(documentText))
    texts['accessibility tree'].push(JSON.stringify(await protocol.send('Accessibility.getFullAXTree')))
  }
  await page.goto(url, { waitUntil: 'load', timeout: 30_000 })
  await page.waitForTimeout(500)
  await quiet()
  if (plant) await page.evaluate(plant.act, plant.text)
  const chart = page.getByRole('region', { name: 'Chart and archive' })
  for (const line of LINES) {
    if (!(await press(chart.getByRole('tab', { name: line, exact: true })))) continue
    await quiet()
    for (const period of PERIODS) {
      if (!(await press(chart.getByRole('radio', { name: period, exact: true })))) continue
      await quiet()
      texts.tooltips.push(...(await pointAlong(page, chart)))
    }
    await snapshot()
  }
  for (const view of VIEWS) {
    if (!(await press(chart.getByRole('tab', { name: view, exact: true })))) continue
    await quiet()
    texts.tooltips.push(...(await pointAlong(page, chart)))
    await snapshot()
  }
  await page.mouse.move(600, 500)
  for (let scrolled = 0; scrolled < 14; scrolled++) {
    await page.mouse.wheel(0, 1200)
    await page.waitForTimeout(60)
  }
  await quiet()
  await snapshot()
  texts.exports.push(...(await filesOf(page)))
  texts['heap strings'].push(await heapOf(protocol))
  await page.goto(`${url}?print`, { waitUntil: 'load', timeout: 30_000 })
  await page.waitForTimeout(500)
  await quiet()
  await snapshot()
  await Promise.all(reads)
  await page.close()
}

/** Presses a control if the page offers it. */
async function press(control) {
  if ((await control.count()) === 0 || (await control.first().isDisabled())) return false
  await control.first().click()
  return true
}

/** Moves the pointer along the chart and reads what appears beside it. */
async function pointAlong(page, chart) {
  const plot = chart.locator('[data-slot=time-chart-plot], [data-slot^=issuer-map] svg').first()
  const box = await plot.boundingBox({ timeout: 2_000 }).catch(() => null)
  if (!box) return []
  const texts = []
  for (let point = 0; point < POINTS; point++) {
    await page.mouse.move(box.x + (box.width * (point + 0.5)) / POINTS, box.y + box.height / 2)
    await page.waitForTimeout(30)
    texts.push(await page.evaluate(tooltipText))
  }
  return texts
}

/** Runs in the page. */
const tooltipText = () =>
  [
    ...document.querySelectorAll(
      '[role=tooltip], [popover], [data-slot*=tooltip], [data-slot^=cursor], [data-slot*=legend], [data-slot*=readout], #graph [aria-live]',
    ),
  ]
    .map(element => `${element.outerHTML}\n${element.textContent}`)
    .join('\n')

/** Runs in the page: markup, text and what the fields contain. */
const documentText = () =>
  [
    document.documentElement.outerHTML,
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('input, select, textarea')].map(field => field.value),
  ].join('\n')

/** Files of the menus that save: every item that gives text. */
async function filesOf(page) {
  const files = []
  const openers = page.getByRole('main').getByRole('button', { name: /^(Export|Copy or save)$/ })
  for (let index = 0; index < (await openers.count()); index++) {
    const opener = openers.nth(index)
    if ((await opener.isDisabled()) || !(await opener.isVisible())) continue
    await opener.click()
    const items = page.getByRole('menuitem', { name: /^(?!Copy).*(CSV|JSON|SVG)/ })
    const names = await items.allTextContents()
    await page.keyboard.press('Escape')
    for (const name of names) {
      await opener.click()
      const saving = page.waitForEvent('download', { timeout: 2_000 }).catch(() => null)
      await page.getByRole('menuitem', { name, exact: true }).click()
      const path = await (await saving)?.path()
      if (path) files.push(readFileSync(path, 'utf8'))
    }
  }
  return files
}

/** The strings in the memory of the page, with its numbers as text. */
async function heapOf(protocol) {
  const chunks = []
  const collect = ({ chunk }) => chunks.push(chunk)
  protocol.on('HeapProfiler.addHeapSnapshotChunk', collect)
  await protocol.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false, captureNumericValue: true })
  protocol.off('HeapProfiler.addHeapSnapshotChunk', collect)
  const text = chunks.join('')
  return JSON.parse(text.slice(text.indexOf('"strings":') + 10, text.lastIndexOf('}'))).join('\n')
}

/** The withheld numbers in the texts, by channel. */
const foundIn = (texts, secrets) =>
  Object.fromEntries(
    CHANNELS.map(channel => {
      const found = new Set()
      for (const text of texts[channel])
        for (const number of numbersIn(text))
          if (secrets.has(number) && !(channel === 'heap strings' && isLength(number))) found.add(number)
      return [channel, [...found]]
    }),
  )

/** The numbers of full access in everything that reaches a visitor and a reader. `plant` puts one of them there, to test the search. */
export function measure(plant) {
  return withServer(
    async (origin, { log }) => {
      const browser = await engine.launch(chromium)
      try {
        const known = await gather(browser, origin, 'desk')
        const names = withheldNames()
        const answers = known['API answers'].filter(text => !known.own.includes(text))
        const numbers = new Set(answers.flatMap(text => withheldIn(jsonOf(text), names)))
        const secrets = new Set([...numbers].flatMap(formsOf))
        const shown = foundIn(known, secrets)
        const blind = CHANNELS.filter(channel => channel !== 'log' && shown[channel].length === 0)
        const leaks = []
        let searched = 0
        for (const login of [null, 'reader']) {
          const texts = await gather(browser, origin, login, plant?.([...secrets]))
          for (const [channel, found] of Object.entries(foundIn(texts, secrets)))
            leaks.push(...found.map(number => `${number} in ${channel} of ${login ?? 'a visitor'}`))
          searched += CHANNELS.flatMap(channel => texts[channel]).length
        }
        const logged = foundIn({ ...known, log: [log()] }, secrets).log
        leaks.push(...logged.map(number => `${number} in log`))
        return [
          {
            what: `Numbers of full access that reach a visitor or a reader: ${BONDS.length} bond pages, chart by period and view`,
            goal: '0 in every channel',
            measured: [
              `${leaks.length} of ${numbers.size.toLocaleString('en')} numbers (${secrets.size.toLocaleString('en')} forms) in ${searched.toLocaleString('en')} texts of ${CHANNELS.length} channels: ${CHANNELS.join(', ')} (without pixels; in heap strings without ${[...secrets].filter(isLength).length} forms in sixty-fourths)`,
              ...(leaks.length > 0 ? [leaks.slice(0, 5).join(', ')] : []),
              ...(blind.length > 0 ? [`nothing of full access found in ${blind.join(', ')}`] : []),
            ].join('; '),
            reached: leaks.length === 0 && blind.length === 0 && numbers.size > 1000,
          },
        ]
      } finally {
        await browser.close()
      }
    },
    { env: { LOG_LEVEL: 'debug' }, isRead: true },
  )
}

/** The data of an answer, after its headers if it has them; null for other texts. */
function jsonOf(text) {
  try {
    return JSON.parse(text.startsWith('[["') ? text.slice(text.indexOf('\n') + 1) : text)
  } catch {
    return null
  }
}
