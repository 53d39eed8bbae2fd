import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

/** Holds an arrow key until the focus has moved: Radix moves it a task after keydown, and checks then that the key is still down. */
export async function holdArrow(key: string): Promise<void> {
  const from = document.activeElement
  await userEvent.keyboard(`{${key}>}`)
  await waitFor(() => expect(document.activeElement).not.toBe(from))
  await userEvent.keyboard(`{/${key}}`)
}
