import { SESSIONS } from '@accrue/api-client/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

const exports = { name: 'Export' }
const evenHidden = { ...exports, hidden: true }

test('C16 the menu has a placeholder until its file loads; below full access it is disabled', async () => {
  // other tests have loaded the lazy file
  vi.resetModules()
  const { renderGraph } = await import('../../testing/render-graph.tsx')
  const { unmount } = renderGraph({ session: SESSIONS.pro })
  expect(screen.getByRole('button', evenHidden)).toBeInTheDocument()
  expect(screen.queryByRole('button', exports)).toBeNull()
  await screen.findByRole('button', exports)
  expect(screen.getAllByRole('button', evenHidden)).toHaveLength(1)
  unmount()
  renderGraph({ session: SESSIONS.reader })
  const locked = await screen.findByRole('button', exports)
  expect(locked).toHaveAttribute('aria-disabled', 'true')
  expect(locked).toHaveAccessibleDescription(/This needs full access/)
})
