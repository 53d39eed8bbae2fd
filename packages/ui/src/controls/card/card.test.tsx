import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Card, CardBody } from './card.tsx'

test('a card with a title is a section named by its heading', () => {
  renderWithUi(
    <Card id="quotes" title="Market quotes" note="16:42" actions={<button type="button">Export</button>}>
      <CardBody>Rows</CardBody>
    </Card>,
  )
  expect(screen.getByRole('region', { name: 'Market quotes' })).toHaveAttribute('id', 'quotes')
  expect(screen.getByRole('heading', { level: 2, name: 'Market quotes' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Export' })).toBeInTheDocument()
})

test('a card in a section has a lower heading level', () => {
  renderWithUi(<Card title="Balance sheet" headingLevel={3} />)
  expect(screen.getByRole('heading', { level: 3 })).toBeInTheDocument()
})

test('a card without a title is not a landmark', () => {
  renderWithUi(<Card>Text</Card>)
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.queryByRole('heading')).toBeNull()
})

test('has the documented parts in one root, on the server too', () => {
  expect(
    anatomyOf(
      <Card title="T" note="N" actions="A">
        <CardBody />
      </Card>,
    ),
  ).toEqual({ ...ONE_ROOT, slots: 'card card-actions card-body card-header card-note card-title' })
})
