import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { useAnnounce } from './use-announce.tsx'

let announce: (text: string) => void

function Speaks() {
  const [say, region] = useAnnounce()
  announce = say
  return region
}

test('the region is in the tree before anything is announced', () => {
  renderWithUi(<Speaks />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a message is announced once, and an equal message again', () => {
  renderWithUi(<Speaks />)
  const region = screen.getByRole('status')
  act(() => announce('Sorted by price'))
  const first = region.firstChild
  expect(region).toHaveTextContent('Sorted by price')
  act(() => announce('Sorted by price'))
  expect(region.childNodes).toHaveLength(1)
  expect(region.firstChild).not.toBe(first)
})
