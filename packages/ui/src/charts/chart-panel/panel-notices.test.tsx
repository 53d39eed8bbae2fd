import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import type { PanelNotice } from './panel-notice.ts'
import { PanelNotices, type PanelNoticesProps } from './panel-notices.tsx'

const limit: PanelNotice = { kind: 'limit', text: 'The lines have different units.' }
const old: PanelNotice = { kind: 'data', text: 'The data are old.' }

const element = (props: Partial<PanelNoticesProps> = {}) => (
  <PanelNotices pulled={null} limitYears={10} oldData={null} trendRefusals={[]} notices={[]} {...props} />
)
const show = (props?: Partial<PanelNoticesProps>) => renderWithUi(element(props))
const region = () => screen.getByRole('status')
const chip = () => within(region()).getByRole('button')
const list = () => within(screen.getByRole('list', { name: 'Chart notices' })).getAllByRole('listitem')
const press = (name: string) => userEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement)

describe('C5, C12, C15 notices of a chart', () => {
  test('without notices the live region exists and is empty, so that new ones are announced', () => {
    show()
    expect(region()).toBeEmptyDOMElement()
  })

  test('the chip shows the most important notice and the number of others; all are announced', () => {
    const period: PanelNotice = { kind: 'period', text: 'Other days are shown.' }
    show({ notices: [limit, period], oldData: { day: '2024-08-23', days: 322 } })
    expect(chip()).toHaveTextContent('Other days are shown.+2 more')
    expect(region()).toHaveTextContent('The lines have different units.')
    expect(region()).toHaveTextContent('The latest data is from 23 Aug 2024')
  })

  test('a press opens all of them in their order', async () => {
    show({ notices: [old, limit], trendRefusals: ['No trend.'] })
    await userEvent.click(chip())
    expect(list().map(item => item.querySelector('p')?.textContent)).toEqual([
      'The lines have different units.',
      'No trend.',
      'The data are old.',
    ])
  })

  test('OK dismisses a notice, and the last one removes the chip; the focus stays in the chart', async () => {
    show({ notices: [limit, old] })
    await userEvent.click(chip())
    await press('OK')
    expect(list()).toHaveLength(1)
    await press('OK')
    expect(screen.queryByRole('list')).toBeNull()
    expect(region()).toBeEmptyDOMElement()
    expect(document.body).not.toHaveFocus()
  })

  test('a notice with an action has its button', async () => {
    const onAction = vi.fn()
    show({ notices: [{ kind: 'error', text: 'Not loaded.', action: { label: 'Retry', onAction } }] })
    await userEvent.click(chip())
    await press('Retry')
    expect(onAction).toHaveBeenCalledOnce()
    expect(screen.queryByRole('list')).toBeNull()
  })

  test('a dismissed notice is shown again once it returns', async () => {
    const { rerender } = show({ notices: [limit] })
    await userEvent.click(chip())
    await press('OK')
    rerender(element())
    rerender(element({ notices: [limit] }))
    expect(chip()).toHaveTextContent('The lines have different units.')
  })

  test('Escape closes the list and returns the focus', async () => {
    show({ notices: [limit] })
    await userEvent.click(chip())
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('list')).toBeNull()
    expect(chip()).toHaveFocus()
  })
})
