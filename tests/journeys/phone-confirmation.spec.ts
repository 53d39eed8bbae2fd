import type { Page } from '@playwright/test'
import { expect, test } from './strict.ts'

/** The code of the newest message in the outbox, which is open in its own tab. */
async function codeIn(outbox: Page, messages: number): Promise<string> {
  const items = outbox.getByRole('listitem').filter({ hasText: 'Your Accrue code is' })
  await expect(async () => {
    await outbox.getByRole('button', { name: 'Refresh' }).click()
    await expect(items).toHaveCount(messages, { timeout: 2_000 })
  }).toPass()
  return /code is (\d{6})/.exec(await items.first().innerText())?.[1] ?? ''
}

test('H7 access row 33: a reader confirms a phone number by keyboard alone: requested too soon, a wrong code, the code in the outbox', async ({
  page,
  context,
  signIn,
}) => {
  // its own user: the number stays confirmed, and access row 33 needs users without one
  await signIn('nsdreader')
  await page.clock.install()
  await page.goto('/account/')
  const phone = page.getByRole('textbox', { name: 'Phone number' })
  const code = page.getByRole('textbox', { name: 'Code from the message' })

  await test.step('a number of spaces is not sent', async () => {
    await phone.focus()
    await page.keyboard.type('  ')
    await page.keyboard.press('Enter')
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await expect(phone).toBeFocused()
  })

  await test.step('the number is sent, and focus moves to the code', async () => {
    await page.keyboard.type('+1 555 010 0200')
    await page.keyboard.press('Enter')
    await expect(code).toBeFocused()
    await expect(page.getByText('It was sent to +1 555 010 0200.')).toBeVisible()
    await expect(page.getByText(/A new code can be sent in 0:(30|2\d)\./)).toBeVisible()
  })

  await test.step('after half a minute another code can be requested, and the server decides', async () => {
    await page.clock.fastForward(30_000)
    const resend = page.getByRole('button', { name: 'Send a new code' })
    await expect(resend).toBeVisible()
    // only the page's clock has moved: for the server it is still too soon
    await page.keyboard.press('Tab')
    await expect(resend).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/No new code was sent/)).toBeVisible()
    await expect(page.getByText(/A new code can be sent in 0:\d\d\./)).toBeVisible()
  })

  const outbox = await context.newPage()
  await outbox.goto('/outbox/')
  const first = await codeIn(outbox, 1)

  await test.step('a wrong code takes one of five tries', async () => {
    await page.bringToFront()
    await code.focus()
    await page.keyboard.type(first === '000000' ? '111111' : '000-000')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This is not the code that was sent. Tries left: 4.')).toBeVisible()
    await expect(code).toBeFocused()
  })

  await test.step('the code that was sent, typed with a dash, confirms', async () => {
    await code.focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(`${first.slice(0, 3)}-${first.slice(3)}`)
    await expect(code).toHaveValue(first)
    await page.keyboard.press('Enter')
    await expect(page.getByText('+1 555 010 0200 is confirmed.')).toBeFocused()
  })

  await test.step('the page shows it after a reload', async () => {
    await page.reload()
    await expect(page.getByText('+1 555 010 0200 is confirmed.')).toBeVisible()
  })
})
