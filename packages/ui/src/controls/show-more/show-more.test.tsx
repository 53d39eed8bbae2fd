import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { AccessPrompt } from '../access-prompt/access-prompt.tsx'
import { ShowMore } from './show-more.tsx'

describe('ShowMore', () => {
  test('opens and closes, reports it, and focus stays on it (T4)', async () => {
    const onExpandedChange = vi.fn()
    renderWithUi(<ShowMore hiddenCount={7} onExpandedChange={onExpandedChange} />)
    await userEvent.click(screen.getByRole('button', { name: 'Show 7 more', expanded: false }))
    const hide = screen.getByRole('button', { name: 'Hide', expanded: true })
    expect(hide).toHaveFocus()
    await userEvent.click(hide)
    expect(onExpandedChange.mock.calls).toEqual([[true], [false]])
  })

  test('shows how many of all items are visible', () => {
    renderWithUi(<ShowMore shown={5} total={12} />)
    expect(screen.getByText('5 of 12')).toBeInTheDocument()
  })

  test('in text of the other direction its words keep their order, on the button and at the end', () => {
    renderWithUi(
      <div dir="rtl">
        <ShowMore hiddenCount={3} shown={5} total={8} />
      </div>,
    )
    for (const text of ['Show 3 more', '5 of 8']) expect(screen.getByText(text).tagName).toBe('BDI')
  })

  test('when controlled it changes only when the parent changes it', async () => {
    const onExpandedChange = vi.fn()
    renderWithUi(<ShowMore expanded={false} onExpandedChange={onExpandedChange} />)
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(true)
    expect(screen.getByRole('button', { name: 'Show more' })).toHaveAttribute('aria-expanded', 'false')
  })

  test('a refusal is shown below it and describes it (T5)', () => {
    const prompt = <AccessPrompt verdict={{ kind: 'needAccess', code: 'need_get_access' }} variant="inline" />
    renderWithUi(<ShowMore expanded={false} refusal={prompt} />)
    expect(screen.getByRole('button', { name: 'Show more' })).toHaveAccessibleDescription(
      'This needs full access Get access',
    )
    expect(screen.getByRole('link', { name: 'Get access' })).toHaveAttribute('href', '/access/')
  })
})

describe('ShowMore as a disclosure (ARIA Authoring Practices: disclosure)', () => {
  function Lists() {
    const [open, setOpen] = useState<readonly string[]>([])
    return ['coupons', 'ratings'].map(id => (
      <section key={id}>
        <ul id={id}>{open.includes(id) ? <li>The rest of {id}</li> : null}</ul>
        <ShowMore
          controls={id}
          expanded={open.includes(id)}
          onExpandedChange={more => setOpen(more ? [...open, id] : open.filter(each => each !== id))}
        />
      </section>
    ))
  }
  const buttons = () => screen.getAllByRole('button')

  test('APG disclosure: button-aria-controls points at what it opens', () => {
    renderWithUi(<Lists />)
    expect(buttons().map(button => button.getAttribute('aria-controls'))).toEqual(['coupons', 'ratings'])
    for (const id of ['coupons', 'ratings']) expect(document.getElementById(id)).toBeInTheDocument()
  })

  test('APG disclosure: button-aria-expanded follows what is shown', async () => {
    renderWithUi(<Lists />)
    expect(buttons().map(button => button.ariaExpanded)).toEqual(['false', 'false'])
    for (const button of buttons()) await userEvent.click(button)
    expect(buttons().map(button => button.ariaExpanded)).toEqual(['true', 'true'])
    expect(screen.getAllByText(/The rest of/)).toHaveLength(2)
  })

  test('APG disclosure: key-tab goes from button to button, open or not', async () => {
    renderWithUi(<Lists />)
    for (const _state of ['closed', 'open']) {
      ;(document.activeElement as HTMLElement).blur()
      for (const button of buttons()) {
        await userEvent.tab()
        expect(button).toHaveFocus()
        await userEvent.keyboard('{Enter}')
      }
    }
  })

  test.each(['{Enter}', ' '])('APG disclosure: key-enter-or-space opens and closes: "%s"', async key => {
    renderWithUi(<Lists />)
    for (const [at, id] of ['coupons', 'ratings'].entries()) {
      buttons()[at]?.focus()
      await userEvent.keyboard(key)
      expect(buttons()[at]).toHaveAttribute('aria-expanded', 'true')
      expect(screen.getByText(`The rest of ${id}`)).toBeVisible()
      await userEvent.keyboard(key)
      expect(buttons()[at]).toHaveAttribute('aria-expanded', 'false')
      expect(screen.queryByText(`The rest of ${id}`)).toBeNull()
    }
  })
})

test('has the documented parts in one root, on the server too', () => {
  expect(anatomyOf(<ShowMore shown={1} total={2} refusal="No" />)).toEqual({
    ...ONE_ROOT,
    slots: 'button button-face show-more show-more-count show-more-refusal',
  })
})
