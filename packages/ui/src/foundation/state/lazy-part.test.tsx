import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { controlledFile } from '../../testing/controlled-file.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { lazyPart } from './lazy-part.tsx'

type Greeting = { name: string }

const Greet = ({ name }: Greeting) => <p>Hello {name}</p>

/** A part whose file the test resolves. */
function deferredPart() {
  const { fetchFile, ...file } = controlledFile<ComponentType<Greeting>>(Greet)
  const Part = lazyPart<Greeting>(fetchFile, ({ part, retry, reloads, retrying }) => (
    <div role="status" aria-busy={retrying}>
      {retry ? (
        <button type="button" onClick={retry}>
          {reloads ? 'Reload' : 'Again'}
        </button>
      ) : (
        `Waiting for ${part.name}`
      )}
    </div>
  ))
  return { Part, fetchPart: fetchFile, ...file }
}

test('the first render loads the file; the fallback is rendered until then', async () => {
  const { Part, fetchPart, comes } = deferredPart()
  expect(fetchPart).not.toHaveBeenCalled()
  renderWithUi(<Part name="Ada" />)
  expect(screen.getByRole('status')).toHaveTextContent('Waiting for Ada')
  await comes()
  expect(screen.getByText('Hello Ada')).toBeVisible()
  expect(screen.queryByRole('status')).toBeNull()
})

test('many parts at once load it once', async () => {
  const { Part, fetchPart, comes } = deferredPart()
  void Part.load()
  renderWithUi(
    <>
      <Part name="Ada" />
      <Part name="Bo" />
    </>,
  )
  await comes()
  expect(screen.getAllByText(/^Hello/)).toHaveLength(2)
  await Part.load()
  expect(fetchPart).toHaveBeenCalledOnce()
})

test('a loaded part renders at once', async () => {
  const { Part, comes } = deferredPart()
  const loaded = Part.load()
  await comes()
  await loaded
  renderWithUi(<Part name="Ada" />)
  expect(screen.getByText('Hello Ada')).toBeVisible()
})

test('the fallback knows that the file failed, and can load it again', async () => {
  const { Part, fails, comes, fetchPart } = deferredPart()
  renderWithUi(<Part name="Ada" />)
  await fails()
  await userEvent.click(screen.getByRole('button', { name: 'Again' }))
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true')
  await fails()
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'false')
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  await comes()
  expect(screen.getByText('Hello Ada')).toBeVisible()
  expect(fetchPart).toHaveBeenCalledTimes(3)
})

test('content beside the part follows its file', async () => {
  const { Part, fails, comes } = deferredPart()
  const Beside = () => {
    const { isLoaded, retry } = Part.useFile()
    return <output aria-label="file">{isLoaded ? 'loaded' : retry ? 'failed' : 'loading'}</output>
  }
  renderWithUi(<Beside />)
  const file = screen.getByRole('status', { name: 'file' })
  void Part.load()
  expect(file).toHaveTextContent('loading')
  await fails()
  expect(file).toHaveTextContent('failed')
  void Part.load()
  await comes()
  expect(file).toHaveTextContent('loaded')
})

test('X14 offline nothing is requested and nothing fails; the file is loaded when the connection is back', async () => {
  const { Part, fetchPart, comes } = deferredPart()
  const onLine = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  renderWithUi(<Part name="Ada" />)
  expect(screen.getByRole('status')).toHaveTextContent('Waiting for Ada')
  expect(fetchPart).not.toHaveBeenCalled()
  onLine.mockRestore()
  await act(async () => window.dispatchEvent(new Event('online')))
  await comes()
  expect(screen.getByText('Hello Ada')).toBeVisible()
})

test('X14 a request that is lost with the connection is repeated when the connection is back', async () => {
  const { Part, fetchPart, fails } = deferredPart()
  renderWithUi(<Part name="Ada" />)
  const onLine = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  await fails()
  expect(screen.getByRole('status')).toHaveTextContent('Waiting for Ada')
  onLine.mockRestore()
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(fetchPart).toHaveBeenCalledTimes(2)
  await fails()
  expect(screen.getByRole('button', { name: 'Again' })).toBeVisible()
})

test('X14 the file fails after 15 seconds, and is still used if it arrives later', async () => {
  vi.useFakeTimers()
  try {
    const { Part, comes } = deferredPart()
    renderWithUi(<Part name="Ada" />)
    await act(() => vi.advanceTimersByTimeAsync(14_999))
    expect(screen.getByRole('status')).toHaveTextContent('Waiting for Ada')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('button', { name: 'Again' })).toBeVisible()
    await comes()
    expect(screen.getByText('Hello Ada')).toBeVisible()
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('load never rejects, and the next render retries after a failure', async () => {
  const { Part, fails, comes } = deferredPart()
  const ahead = Part.load()
  await fails()
  await expect(ahead).resolves.toBeUndefined()
  renderWithUi(<Part name="Ada" />)
  await comes()
  expect(screen.getByText('Hello Ada')).toBeVisible()
})

test('on the server the fallback is rendered, and nothing is requested', () => {
  const { Part, fetchPart } = deferredPart()
  expect(renderToString(<Part name="Ada" />)).toContain('Waiting for Ada')
  expect(fetchPart).not.toHaveBeenCalled()
})

test('after preload the server renders the part itself; after load its fallback, which can be hydrated', async () => {
  const { Part, comes } = deferredPart()
  const loaded = Part.load()
  await comes()
  await loaded
  expect(renderToString(<Part name="Ada" />)).toContain('Waiting for')
  expect(await Part.preload()).toBe(true)
  expect(renderToString(<Part name="Ada" />)).toContain('Hello')
})

test('a file that failed is not rendered on the server', async () => {
  const Part = lazyPart<Greeting>(
    () => Promise.reject(new Error('none')),
    () => <p>Fallback</p>,
  )
  expect(await Part.preload()).toBe(false)
  expect(renderToString(<Part name="Ada" />)).toContain('Fallback')
})
