import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { PlotSurface, type PlotSurfaceProps } from './plot-surface.tsx'

const renderSurface = (more: Partial<PlotSurfaceProps> = {}) =>
  renderWithUi(<PlotSurface aria-label="Price" description="Arrows walk." live focused={false} {...more} />)

describe('the surface of a chart', () => {
  test('has the role of a `<figure>`, and application with the focus', () => {
    renderSurface()
    expect(screen.getByRole('figure', { name: 'Price' })).toHaveAccessibleDescription('Arrows walk.')
    renderSurface({ focused: true })
    expect(screen.getByRole('application', { name: 'Price' })).toBeInTheDocument()
  })

  test('is reached and hears keys only while there is something to walk', () => {
    const onKeyDown = vi.fn()
    const { unmount } = renderSurface({ onKeyDown })
    const surface = screen.getByRole('figure')
    expect(surface).toHaveAttribute('tabindex', '0')
    fireEvent.keyDown(surface, { key: 'ArrowLeft' })
    expect(onKeyDown).toHaveBeenCalledOnce()
    unmount()
    renderSurface({ onKeyDown, live: false })
    expect(screen.getByRole('figure')).not.toHaveAttribute('tabindex')
    fireEvent.keyDown(screen.getByRole('figure'), { key: 'ArrowLeft' })
    expect(onKeyDown).toHaveBeenCalledOnce()
  })
})
