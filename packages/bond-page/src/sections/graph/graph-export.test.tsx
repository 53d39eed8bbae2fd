import { SESSIONS } from '@accrue/ui/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

const exports = { name: 'Export' }
const withRoom = { ...exports, hidden: true }

test('C16 the menu has its room before its file is here, and only for those who get it', async () => {
  // other tests have fetched the charts' file
  vi.resetModules()
  const { renderGraph } = await import('../../testing/render-graph.tsx')
  const { unmount } = renderGraph({ session: SESSIONS.pro })
  expect(screen.getByRole('button', withRoom)).toBeInTheDocument()
  expect(screen.queryByRole('button', exports)).toBeNull()
  await screen.findByRole('button', exports)
  expect(screen.getAllByRole('button', withRoom)).toHaveLength(1)
  unmount()
  renderGraph({ session: SESSIONS.reader })
  expect(screen.queryByRole('button', withRoom)).toBeNull()
})
