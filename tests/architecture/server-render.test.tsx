import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useLabel } from '../../packages/ui/src/foundation/ui-provider.tsx'
import { type StoriesModule, storiesOf, storyModules } from './stories.ts'

const LEVELS = ['error', 'warn', 'log', 'info', 'debug'] as const
const messages: string[] = []
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

async function faultsOf(module: StoriesModule): Promise<Record<string, string>> {
  const faults: Record<string, string> = {}
  for (const [name, Story] of storiesOf(module)) {
    try {
      const markup = renderToString(<Story />)
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

describe.each(storyModules)('%s', (_, load) => {
  test('X10 every story renders on the server, without messages and faults', {
    timeout: 60_000,
  }, async () => {
    const module = await load()
    expect(storiesOf(module).length).toBeGreaterThan(0)
    expect(await faultsOf(module)).toEqual({})
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
