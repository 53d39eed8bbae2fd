import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InNoticeSlot, useNoticeSlot } from './notice-slot.tsx'

let renders = 0

function Panel({ hasLegend }: { hasLegend: boolean }) {
  const slot = useNoticeSlot()
  renders += 1
  return (
    <>
      <InNoticeSlot slot={slot}>
        <p role="status">Old data</p>
      </InNoticeSlot>
      {hasLegend ? <fieldset ref={slot.ref} aria-label="Legend" /> : null}
    </>
  )
}

test('C15 notices are in place without a legend, in the legend while there is one, and the panel renders once for each', () => {
  renders = 0
  const { rerender } = render(<Panel hasLegend={false} />)
  expect(screen.getByRole('status').closest('fieldset')).toBeNull()
  rerender(<Panel hasLegend />)
  expect(screen.getByRole('group', { name: 'Legend' })).toContainElement(screen.getByRole('status'))
  rerender(<Panel hasLegend={false} />)
  expect(screen.getByRole('status')).toHaveTextContent('Old data')
  expect(renders).toBe(3)
})
