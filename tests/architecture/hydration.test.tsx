import { act, type ComponentType, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'
import { storiesOf, storyModules } from './stories.ts'

type Shown = { name: string; Story: ComponentType; markup: string | null }
const shown: Shown[] = []
let leave: () => unknown = () => {}

/** The server's markup; null if rendering fails, which server-render.test.tsx reports. */
function onServer(Story: ComponentType): string | null {
  try {
    return renderToString(<Story />)
  } catch {
    return null
  }
}

/** Renders the markup without a DOM, then sets one up, as in a visitor's browser. */
beforeAll(async () => {
  expect(typeof window).toBe('undefined')
  for (const [path, load] of storyModules) {
    const [first] = storiesOf(await load())
    if (!first) continue
    const [name, Story] = first
    shown.push({ name: `${path} ${name}`, Story, markup: onServer(Story) })
  }
  const browser = await builtinEnvironments.jsdom.setup(globalThis, {})
  leave = () => browser.teardown(globalThis)
  await import('../setup.dom.ts')
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
}, 60_000)
afterAll(() => leave())

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

test('the first story of every widget hydrates the server’s markup in strict mode without a difference', async () => {
  const wrong: Record<string, string[]> = {}
  for (const { name, Story, markup } of shown) {
    const mismatches = markup === null ? ['it fails on the server'] : await hydrate(Story, markup)
    if (mismatches.length > 0) wrong[name] = mismatches.map(text => text.slice(0, 300))
  }
  expect(shown.length).toBeGreaterThan(0)
  expect(wrong).toEqual({})
}, 60_000)

test('a difference is found', async () => {
  const Clock = () => <p>{typeof window === 'undefined' ? 'server' : 'browser'}</p>
  expect(await hydrate(Clock, '<p>server</p>')).not.toEqual([])
  expect(await hydrate(Clock, '<p>browser</p>')).toEqual([])
})
