import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { memoryAddress } from './address.ts'
import { BondPage } from './bond-page.tsx'
import { PAGE, quietPorts } from './testing/facts.ts'
import { renderPage } from './testing/render-page.tsx'

describe('faults', () => {
  test('a section that throws leaves the others', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const page = { ...PAGE, summary: [{ ...PAGE.summary[0], value: undefined }] } as unknown as typeof PAGE
    renderPage(<BondPage page={page} ports={quietPorts()} address={memoryAddress()} />)
    const broken = screen.getByRole('region', { name: 'Summary' })
    expect(within(broken).getByRole('alert')).toHaveTextContent('This section could not be shown')
    expect(screen.getByRole('region', { name: 'Identifiers' })).toHaveTextContent('US91282CJZ59')
  })
})
