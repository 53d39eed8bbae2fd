import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

/** Radix moves the focus a task after the key went down, and checks what it reaches while the key is still down. */
export async function holdArrow(key: string): Promise<void> {
  const from = document.activeElement
  await userEvent.keyboard(`{${key}>}`)
  await waitFor(() => expect(document.activeElement).not.toBe(from))
  await userEvent.keyboard(`{/${key}}`)
}
