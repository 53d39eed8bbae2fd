import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { HintsProvider } from '../../foundation/hints-provider.tsx'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { DefinitionList } from './definition-list.tsx'

describe('Q8 DefinitionList', () => {
  test('pairs terms with their values', () => {
    renderWithUi(
      <DefinitionList
        items={[
          { label: 'ISIN', value: 'US91282CJZ59' },
          { label: 'Pool factor', value: 0 },
        ]}
      />,
    )
    expect(screen.getAllByRole('term').map(term => term.textContent)).toEqual(['ISIN', 'Pool factor'])
    expect(screen.getAllByRole('definition').map(value => value.textContent)).toEqual(['US91282CJZ59', '0'])
  })

  test.each([null, undefined, '', false, Number.NaN, Number.POSITIVE_INFINITY])(
    '%j is blank: a dash, whose reason can be opened (X3)',
    value => {
      renderWithUi(<DefinitionList items={[{ label: 'Convexity', value, reason: 'Yield above 20 %.' }]} />)
      const definition = screen.getByRole('definition')
      expect(definition).toHaveTextContent('–')
      expect(within(definition).getByRole('button', { name: 'About Convexity' })).toHaveAccessibleDescription(
        'Yield above 20 %.',
      )
    },
  )

  test('a repeated term is rendered twice', () => {
    renderWithUi(
      <DefinitionList
        items={[
          { label: 'Listing', value: 'Frankfurt SE' },
          { label: 'Listing', value: 'Euronext Paris' },
        ]}
      />,
    )
    expect(screen.getAllByRole('definition').map(value => value.textContent)).toEqual([
      'Frankfurt SE',
      'Euronext Paris',
    ])
  })

  test('without items there is no empty list', () => {
    const { container } = renderWithUi(<DefinitionList items={[]} />)
    expect(container).toBeEmptyDOMElement()
  })

  test('both the term and its blank value can have an explanation', () => {
    renderWithUi(
      <DefinitionList
        items={[{ label: 'Convexity', value: null, explanation: 'Of second order.', reason: 'Not given.' }]}
      />,
    )
    const explainerIn = (role: 'term' | 'definition') => within(screen.getByRole(role)).getByRole('button')
    expect(explainerIn('term')).toHaveAccessibleDescription('Of second order.')
    expect(explainerIn('definition')).toHaveAccessibleDescription('Not given.')
  })

  test('H8, Q13 with hints off the term has no explanation, the blank value still has', () => {
    renderWithUi(
      <HintsProvider on={false}>
        <DefinitionList
          items={[{ label: 'Convexity', value: null, explanation: 'Of second order.', reason: 'Not given.' }]}
        />
      </HintsProvider>,
    )
    expect(within(screen.getByRole('term')).queryByRole('button')).toBeNull()
    expect(within(screen.getByRole('definition')).getByRole('button')).toHaveAccessibleDescription(
      'Not given.',
    )
  })

  test('a term can have an explanation', () => {
    renderWithUi(<DefinitionList items={[{ label: 'Duration', value: '6.93', explanation: 'In years.' }]} />)
    const term = screen.getByRole('term')
    expect(within(term).getByRole('button', { name: 'About Duration' })).toHaveAccessibleDescription(
      'In years.',
    )
  })

  test('an identifier can be copied; a failure is reported to the page', async () => {
    const user = userEvent.setup()
    const onCopyFailure = vi.fn()
    renderWithUi(
      <DefinitionList
        items={[{ label: 'ISIN', value: 'US91282CJZ59', copy: 'US91282CJZ59' }]}
        onCopyFailure={onCopyFailure}
      />,
    )
    await user.click(screen.getByRole('button', { name: 'Copy ISIN' }))
    expect(await navigator.clipboard.readText()).toBe('US91282CJZ59')
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(screen.getByRole('button', { name: 'Copied' }))
    await expect.poll(() => onCopyFailure.mock.calls.length).toBe(1)
  })
})

test('has the documented parts in one root, on the server too', () => {
  expect(anatomyOf(<DefinitionList items={[{ label: 'L', value: 'V', explanation: 'E' }]} />)).toEqual({
    ...ONE_ROOT,
    slots: 'definition definition-label definition-list definition-value info-tip info-tip-button tip',
  })
})
