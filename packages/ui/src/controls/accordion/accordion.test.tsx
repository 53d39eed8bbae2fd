import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Accordion, AccordionItem, type AccordionProps } from './accordion.tsx'

function Terms(props: Partial<AccordionProps>) {
  return (
    <Accordion {...props}>
      <AccordionItem value="coupon" heading="Coupon">
        <a href="#coupon">4.25%</a>
      </AccordionItem>
      <AccordionItem value="redemption" heading="Redemption" note="On 15 May 2035">
        At par
      </AccordionItem>
      <AccordionItem value="default" heading="Defaults" disabledReason="None are known">
        None
      </AccordionItem>
    </Accordion>
  )
}
const button = (name: string) => screen.getByRole('button', { name })
const region = (name: string) => screen.getByRole('region', { name })
const open = () => screen.getAllByRole('button', { expanded: true }).map(each => each.textContent)

describe('Accordion (ARIA Authoring Practices: accordion)', () => {
  test('APG accordion: header-role, of the level that the page gives', () => {
    renderWithUi(<Terms headingLevel={4} />)
    expect(screen.getAllByRole('heading', { level: 4 }).map(each => each.textContent)).toEqual([
      'Coupon',
      'Redemption',
      'Defaults',
    ])
  })

  test('APG accordion: button-aria-expanded says whether its section is open', async () => {
    renderWithUi(<Terms />)
    expect(button('Coupon')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button('Coupon'))
    expect(button('Coupon')).toHaveAttribute('aria-expanded', 'true')
  })

  test.each([['APG accordion: button-aria-controls'], ['APG accordion: region-role']])('%s', () => {
    renderWithUi(<Terms defaultValue={['redemption']} />)
    expect(button('Redemption')).toHaveAttribute('aria-controls', region('Redemption').id)
    expect(region('Redemption')).toHaveTextContent('At par')
    expect(screen.getAllByRole('region')).toHaveLength(1)
  })

  test('APG accordion: region-aria-labelledby names it by its button', () => {
    renderWithUi(<Terms defaultValue={['coupon']} />)
    expect(region('Coupon')).toHaveAttribute('aria-labelledby', button('Coupon').id)
  })

  test('APG accordion: key-enter-or-space opens and closes', async () => {
    renderWithUi(<Terms />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(region('Coupon')).toBeVisible()
    await userEvent.keyboard(' ')
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('APG accordion: key-tab goes through the headings and what is open', async () => {
    renderWithUi(<Terms defaultValue={['coupon']} />)
    for (const next of [
      button('Coupon'),
      screen.getByRole('link'),
      button('Redemption'),
      button('Defaults'),
    ]) {
      await userEvent.tab()
      expect(next).toHaveFocus()
    }
  })

  test.each([
    [
      'APG accordion: key-down-arrow goes on, after the last to the first',
      '{ArrowDown}',
      ['Redemption', 'Defaults', 'Coupon'],
    ],
    [
      'APG accordion: key-up-arrow goes back, before the first to the last',
      '{ArrowUp}',
      ['Defaults', 'Redemption'],
    ],
    ['APG accordion: key-end goes to the last', '{End}', ['Defaults']],
  ])('%s, and opens nothing', async (_title, key, names) => {
    renderWithUi(<Terms />)
    await userEvent.tab()
    for (const name of names) {
      await userEvent.keyboard(key)
      expect(button(name)).toHaveFocus()
    }
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('APG accordion: key-home goes to the first', async () => {
    renderWithUi(<Terms />)
    await userEvent.click(button('Redemption'))
    await userEvent.keyboard('{Home}')
    expect(button('Coupon')).toHaveFocus()
  })
})

describe('Accordion', () => {
  test('opening one closes the other, and reports the open one', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<Terms defaultValue={['coupon']} onValueChange={onValueChange} />)
    await userEvent.click(button('Redemption'))
    expect(open()).toEqual(['Redemption'])
    await userEvent.click(button('Redemption'))
    expect(onValueChange.mock.calls).toEqual([[['redemption']], [[]]])
  })

  test('multiple keeps the others open', async () => {
    const onValueChange = vi.fn()
    renderWithUi(<Terms multiple defaultValue={['coupon']} onValueChange={onValueChange} />)
    await userEvent.click(button('Redemption'))
    expect(open()).toEqual(['Coupon', 'Redemption'])
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['coupon', 'redemption'])
  })

  test('a controlled accordion changes only when the parent changes it', async () => {
    const { rerender } = renderWithUi(<Terms value={['coupon']} />)
    await userEvent.click(button('Redemption'))
    expect(open()).toEqual(['Coupon'])
    rerender(<Terms value={['redemption']} />)
    expect(open()).toEqual(['Redemption'])
  })

  test('a section with a disabled reason is focusable, has a description and does not open', async () => {
    renderWithUi(<Terms />)
    await userEvent.click(button('Defaults'))
    expect(button('Defaults')).toHaveFocus()
    expect(button('Defaults')).toHaveAttribute('aria-disabled', 'true')
    expect(button('Defaults')).toHaveAccessibleDescription('None are known')
    expect(button('Redemption')).toHaveAccessibleDescription('On 15 May 2035')
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('keepMounted keeps closed content in the document, otherwise it is removed', () => {
    const { rerender } = renderWithUi(<Terms />)
    expect(screen.queryByText('At par')).toBeNull()
    rerender(<Terms keepMounted />)
    expect(screen.getByText('At par')).toBeInTheDocument()
    expect(button('Redemption')).toHaveAttribute('aria-expanded', 'false')
  })

  test('an open section is in the server’s markup, without a style attribute', () => {
    const html = renderToString(<Terms defaultValue={['redemption']} />)
    expect(html).toContain('At par')
    expect(html).not.toContain('style=')
  })

  test('an item outside of an accordion throws a clear error', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() =>
      render(
        <AccordionItem value="a" heading="A">
          B
        </AccordionItem>,
      ),
    ).toThrow('needs an <Accordion>')
    error.mockRestore()
  })

  test('passes on other props and its ref', () => {
    const ref = createRef<HTMLDivElement>()
    renderWithUi(<Terms ref={ref} lang="en" />)
    expect(ref.current).toHaveAttribute('lang', 'en')
  })
})

test('has the documented parts in one root, on the server too', () => {
  expect(anatomyOf(<Terms defaultValue={['coupon']} />)).toEqual({
    ...ONE_ROOT,
    slots: 'accordion accordion-heading accordion-item accordion-note accordion-panel accordion-trigger',
  })
})
