import { act, type ComponentType, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'
import { useLabel } from '../../packages/ui/src/foundation/ui-provider.tsx'
import { recordNoOwnerStacks } from '../dom/owner-stacks.ts'
import { type StoriesModule, storiesOf, storyModules } from './stories.ts'

recordNoOwnerStacks()

const LEVELS = ['error', 'warn', 'log', 'info', 'debug'] as const
const messages: string[] = []
const zoneHere = process.env.TZ
beforeAll(() => {
  // the server's; the browser's differs
  process.env.TZ = 'UTC'
})
afterAll(() => {
  if (zoneHere === undefined) delete process.env.TZ
  else process.env.TZ = zoneHere
})
beforeEach(() => {
  messages.length = 0
  for (const level of LEVELS)
    vi.spyOn(console, level).mockImplementation(
      (...parts) => void messages.push(`${level}: ${parts.map(String).join(' ')}`),
    )
})
afterEach(() => vi.restoreAllMocks())

/**
 * Faults in markup: NaN or undefined, a printed object, a missing label, and a style attribute, which a strict content
 * security policy refuses.
 */
const BROKEN =
  / style="|>[^<]*(?:\bNaN\b|\bundefined\b|\[object )|="[^"]*(?:\bNaN\b|\bundefined\b|\[object )|\{\{\w+\}\}|javascript:/

/** The gate hydrates the first story of every widget, the long run every story in browsers of three time zones. */
const ALL = Boolean(process.env.TEST_ALL)
const ZONES = ALL ? ['Pacific/Auckland', 'UTC', 'America/Los_Angeles'] : ['Pacific/Auckland']
/** `npm run proof -- hydration` runs this file in each language. */
const LANGUAGE = process.env.STORY_LANGUAGE ?? 'en'

type Rendered = { name: string; Story: ComponentType; markup: string }
/** The stories that the last tests hydrate. */
const rendered: Rendered[] = []
let storyCount = 0

async function faultsOf(module: StoriesModule, path?: string): Promise<Record<string, string>> {
  const faults: Record<string, string> = {}
  for (const [index, [name, Story]] of storiesOf(module, LANGUAGE).entries()) {
    try {
      const markup = renderToString(<Story />)
      if (path && (ALL || index === 0)) rendered.push({ name: `${path} ${name}`, Story, markup })
      // the story that shows label keys has what is a fault elsewhere
      const { showsKeys } = (Story as { parameters?: { showsKeys?: boolean } }).parameters ?? {}
      const broken = BROKEN.exec(showsKeys ? markup.replaceAll(/\{\{\w+\}\}/g, 'key') : markup)
      if (broken) faults[name] = broken[0].slice(0, 200)
    } catch (fault) {
      faults[name] = String(fault)
    }
  }
  return faults
}

test('there is no browser here', () => {
  expect(typeof window).toBe('undefined')
  expect(typeof document).toBe('undefined')
})

describe.each(storyModules)('%s', (path, load) => {
  test('X10 every story renders on the server, without messages and faults', {
    timeout: 60_000,
  }, async () => {
    const module = await load()
    const { length } = storiesOf(module)
    expect(length).toBeGreaterThan(0)
    storyCount += length
    expect(await faultsOf(module, path)).toEqual({})
    expect(messages).toEqual([])
  })
})

test('a fault is found', async () => {
  const Missing = () => <p>{useLabel()('no_such_label')}</p>
  const faults = await faultsOf({
    default: { title: 'Sample' },
    Whole: { render: () => <p title="nil">None of undefinedness</p> },
    NotANumber: { render: () => <p data-at={`${Number.NaN} %`} /> },
    AnObject: { render: () => <p>{String({})}</p> },
    NoLabel: { render: () => <Missing /> },
    Keys: { parameters: { showsKeys: true }, render: () => <Missing /> },
    Styled: { render: () => <p style={{ minHeight: 8 }} /> },
    InBrowserOnly: { render: () => <p>{window.innerWidth}</p> },
  })
  expect(Object.keys(faults)).toEqual(['NotANumber', 'AnObject', 'NoLabel', 'Styled', 'InBrowserOnly'])
})

async function hydrate(Story: ComponentType, markup: string): Promise<string[]> {
  const { hydrateRoot } = await import('react-dom/client')
  const mismatches: string[] = []
  const consoleError = vi
    .spyOn(console, 'error')
    .mockImplementation((...parts) => void mismatches.push(parts.map(String).join(' ')))
  const root = document.createElement('div')
  root.innerHTML = markup
  document.body.append(root)
  const app = await act(async () =>
    hydrateRoot(
      root,
      <StrictMode>
        <Story />
      </StrictMode>,
      { onRecoverableError: fault => void mismatches.push(String(fault)) },
    ),
  )
  await act(async () => app.unmount())
  root.remove()
  consoleError.mockRestore()
  return mismatches
}

describe('in a browser', () => {
  let leave: () => unknown = () => {}

  /** Sets a DOM up after the markup is rendered, as in a visitor's browser. */
  beforeAll(async () => {
    expect(typeof window).toBe('undefined')
    const browser = await builtinEnvironments.jsdom.setup(globalThis, {})
    leave = () => browser.teardown(globalThis)
    await import('../setup.dom.ts')
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  }, 60_000)
  afterAll(() => leave())

  test.each(ZONES)(
    'stories hydrate the server’s markup in strict mode without a difference in %s',
    {
      timeout: ALL ? 30 * 60_000 : 60_000,
    },
    async zone => {
      process.env.TZ = zone
      const wrong: Record<string, string[]> = {}
      for (const { name, Story, markup } of rendered) {
        const mismatches = await hydrate(Story, markup)
        if (mismatches.length > 0) wrong[name] = mismatches.map(text => text.slice(0, 300))
      }
      expect(rendered).toHaveLength(ALL ? storyCount : storyModules.length)
      expect(wrong).toEqual({})
    },
  )

  test('a difference is found', async () => {
    const Place = () => <p>{typeof window === 'undefined' ? 'server' : 'browser'}</p>
    expect(await hydrate(Place, '<p>server</p>')).not.toEqual([])
    expect(await hydrate(Place, '<p>browser</p>')).toEqual([])
    process.env.TZ = 'Pacific/Auckland'
    const Hour = () => <p>{new Date(Date.UTC(2025, 6, 11, 12)).getHours()}</p>
    expect(await hydrate(Hour, '<p>12</p>')).not.toEqual([])
    expect(await hydrate(Hour, '<p>0</p>')).toEqual([])
  })
})
