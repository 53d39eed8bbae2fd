import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { expect, test, vi } from 'vitest'
import { useTextScale } from './use-text-scale.ts'

function Scale() {
  return <output>{useTextScale()}</output>
}

test('the text size is relative to the default', () => {
  document.documentElement.style.fontSize = '32px'
  render(<Scale />)
  expect(screen.getByRole('status')).toHaveTextContent('2')
  document.documentElement.style.fontSize = ''
})

test('a render that React throws away leaves no text size behind', async () => {
  const pending = new Promise<null>(() => {})
  function Suspended() {
    useTextScale()
    return use(pending)
  }
  await act(async () => {
    render(
      <Suspense fallback="Loading">
        <Suspended />
      </Suspense>,
    )
  })
  document.documentElement.style.fontSize = '32px'
  render(<Scale />)
  expect(screen.getByRole('status')).toHaveTextContent('2')
  document.documentElement.style.fontSize = ''
})

test('a render does not read the style of the page', () => {
  const { rerender } = render(<Scale />)
  const read = vi.spyOn(window, 'getComputedStyle')
  rerender(<Scale />)
  rerender(<Scale />)
  expect(read).not.toHaveBeenCalled()
  read.mockRestore()
})
