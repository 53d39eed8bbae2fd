import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { controlledFile } from '../../testing/controlled-file.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Dialog } from './dialog.tsx'
import { lazyDialog, type OpenedProps } from './lazy-dialog.tsx'

function SignIn(props: OpenedProps) {
  return (
    <Dialog {...props} title="Sign in">
      <input aria-label="Login" />
    </Dialog>
  )
}

/** A page with a button that opens a dialog, whose file the test resolves. */
function deferredDialog() {
  const { fetchFile, ...file } = controlledFile<ComponentType<OpenedProps>>(SignIn)
  const LazySignIn = lazyDialog(fetchFile)
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onPointerEnter={() => void LazySignIn.load()} onClick={() => setOpen(true)}>
          Sign in
        </button>
        <LazySignIn open={open} onOpenChange={setOpen} />
        <button type="button">After</button>
      </>
    )
  }
  return { fetchFile, LazySignIn, Page, ...file }
}

const opener = () => screen.getByRole('button', { name: 'Sign in' })
const button = (name: string) => screen.getByRole('button', { name })
const message = () => screen.queryByRole('alertdialog', { name: 'This could not be loaded' })

describe('the file loads', () => {
  test('with the first press or when the pointer comes near, once; the opened dialog restores the focus', async () => {
    const { Page, comes, fetchFile } = deferredDialog()
    renderWithUi(<Page />)
    expect(fetchFile).not.toHaveBeenCalled()
    await userEvent.click(opener())
    await comes()
    expect(screen.getByRole('textbox', { name: 'Login' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener()).toHaveFocus())
    expect(fetchFile).toHaveBeenCalledOnce()
    expect(message()).toBeNull()
  })

  test('input stays when it is opened again', async () => {
    const { fetchFile, comes } = controlledFile<ComponentType<OpenedProps>>(({ open }) => (
      <input aria-label="Login" hidden={!open} />
    ))
    const Lazy = lazyDialog(fetchFile)
    const { rerender } = renderWithUi(<Lazy open onOpenChange={() => {}} />)
    await comes()
    await userEvent.type(screen.getByRole('textbox', { name: 'Login' }), 'ada')
    rerender(<Lazy open={false} onOpenChange={() => {}} />)
    rerender(<Lazy open onOpenChange={() => {}} />)
    expect(screen.getByRole('textbox', { name: 'Login' })).toHaveValue('ada')
  })

  test('nothing is rendered on the server', () => {
    const { LazySignIn, fetchFile } = deferredDialog()
    expect(renderToString(<LazySignIn open onOpenChange={() => {}} />)).toBe('')
    expect(fetchFile).not.toHaveBeenCalled()
  })
})

describe('the file fails to load', () => {
  test('a message says so and takes the focus; Retry opens the requested dialog', async () => {
    const { Page, fails, comes } = deferredDialog()
    renderWithUi(<Page />)
    await userEvent.click(opener())
    expect(message()).toBeNull()
    await fails()
    expect(message()).toBeVisible()
    expect(button('Retry')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(button('Retry')).toHaveAttribute('aria-busy', 'true')
    await comes()
    expect(message()).toBeNull()
    expect(screen.getByRole('textbox', { name: 'Login' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener()).toHaveFocus())
  })

  test('after the second failure a page reload is offered, because Chromium requests a file once per page', async () => {
    const { Page, fails } = deferredDialog()
    renderWithUi(<Page />)
    await userEvent.click(opener())
    await fails()
    await userEvent.keyboard('{Enter}')
    await fails()
    expect(button('Reload the page')).toHaveFocus()
    expect(button('Reload the page')).not.toHaveAttribute('aria-busy')
  })

  test.each<[string, () => Promise<unknown>]>([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Close', () => userEvent.click(button('Close'))],
    [
      'a press outside',
      async () => {
        const outside = message()?.parentElement
        if (outside) await userEvent.click(outside)
      },
    ],
  ])('%s closes the message and restores the focus', async (_how, close) => {
    const { Page, fails } = deferredDialog()
    renderWithUi(<Page />)
    await userEvent.click(opener())
    await fails()
    await close()
    expect(message()).toBeNull()
    expect(opener()).toHaveFocus()
  })

  test('a press on the message itself keeps it open', async () => {
    const { Page, fails } = deferredDialog()
    renderWithUi(<Page />)
    await userEvent.click(opener())
    await fails()
    await userEvent.click(screen.getByText('This could not be loaded'))
    expect(message()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(message()).toBeNull()
  })

  test('Tab is trapped inside it', async () => {
    const { Page, fails } = deferredDialog()
    renderWithUi(<Page />)
    await userEvent.click(opener())
    await fails()
    await userEvent.tab()
    expect(button('Close')).toHaveFocus()
    await userEvent.tab()
    expect(button('Retry')).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(button('Close')).toHaveFocus()
  })

  test('the next press retries, and shows nothing before it has failed again', async () => {
    const { Page, fails, comes } = deferredDialog()
    renderWithUi(<Page />)
    await userEvent.click(opener())
    await fails()
    await userEvent.keyboard('{Enter}')
    await fails()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(opener())
    expect(message()).toBeNull()
    await comes()
    expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  })

  test('nothing is shown without a press', async () => {
    const { Page, fails } = deferredDialog()
    renderWithUi(<Page />)
    await userEvent.hover(opener())
    await fails()
    expect(message()).toBeNull()
    await userEvent.click(opener())
    expect(message()).toBeNull()
    await fails()
    expect(message()).toBeVisible()
  })

  test('nor for a dialog that is loaded without being opened', async () => {
    const { fetchFile, fails } = controlledFile<ComponentType<OpenedProps>>(SignIn)
    const Lazy = lazyDialog(fetchFile, () => true)
    renderWithUi(<Lazy open={false} onOpenChange={vi.fn()} />)
    await fails()
    expect(message()).toBeNull()
  })
})
