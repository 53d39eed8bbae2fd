import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import * as icons from './icons.ts'

describe('an icon', () => {
  test('is hidden from screen readers and has the colour of the text', () => {
    const { container } = render(<icons.Check className="size-4" />)
    const svg = container.querySelector('svg')
    expect(svg).toHaveAttribute('aria-hidden', 'true')
    expect(svg).toHaveAttribute('stroke', 'currentColor')
    expect(svg).toHaveAttribute('class', 'lucide lucide-check size-4')
  })

  test.each([
    [{ 'aria-label': 'Done', role: 'img' }],
    [{ 'aria-label': 'Done', role: 'img', 'aria-hidden': undefined }],
  ])('is exposed when it has a name: %j', props => {
    render(<icons.Check {...props} />)
    expect(screen.getByRole('img', { name: 'Done' })).toBeVisible()
  })

  test('attributes of the caller win', () => {
    const { container } = render(<icons.Lock size={12} strokeWidth={1.5} fill="currentColor" />)
    const svg = container.querySelector('svg')
    expect(svg).toHaveAttribute('width', '12')
    expect(svg).toHaveAttribute('height', '12')
    expect(svg).toHaveAttribute('stroke-width', '1.5')
    expect(svg).toHaveAttribute('fill', 'currentColor')
  })

  test.each(Object.entries(icons))('%s renders, on the server too', (_name, Icon) => {
    expect(renderToString(<Icon />)).toMatch(
      /^<svg [^>]*class="lucide(?: lucide-[a-z0-9-]+)+"[^>]*><\w+ [^>]*\/?>/,
    )
  })
})
