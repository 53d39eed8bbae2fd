import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { InfoTip } from '../../controls/info-tip/info-tip.tsx'
import { HintsProvider } from '../../foundation/hints-provider.tsx'
import { memoryStore, type SafeStorage } from '../../foundation/state/safe-storage.ts'
import { type Deferred, deferred } from '../../testing/deferred.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { LazySettings, SettingsDialog } from './settings-dialog.tsx'
import { SettingsForm } from './settings-form.tsx'
import { useSettings } from './use-settings.ts'
import type { Settings, SettingsAnswer, SettingsLoadPort, SettingsSavePort } from './user-settings.reducer.ts'

// load the lazy part before the tests
beforeAll(() => LazySettings.load())

const SID = 's-4b7e0c'
const COOKIE = 'user_settings'
const ok = (hints: boolean): SettingsAnswer<Settings> => ({ kind: 'ok', data: { hints } })

type Options = {
  session?: (typeof SESSIONS)[keyof typeof SESSIONS]
  cookie?: SafeStorage
  load?: SettingsLoadPort
  save?: SettingsSavePort
  dialog?: boolean
}

function Page({ load, save, dialog }: { load: SettingsLoadPort; save: SettingsSavePort; dialog: boolean }) {
  const model = useSettings({ load, save, sid: SID })
  const [open, setOpen] = useState(false)
  return (
    <HintsProvider on={model.settings.hints}>
      <InfoTip about="Duration">In years.</InfoTip>
      <button type="button" onClick={() => setOpen(true)}>
        Account
      </button>
      {dialog ? (
        <SettingsDialog model={model} open={open} onOpenChange={setOpen} />
      ) : (
        <SettingsForm model={model} />
      )}
    </HintsProvider>
  )
}

function setup({
  session = SESSIONS.reader,
  cookie = memoryStore(),
  dialog = false,
  ...ports
}: Options = {}) {
  const load = vi.fn(ports.load ?? (async () => ok(true)))
  const save = vi.fn(ports.save ?? (async ({ hints }) => ok(hints)))
  const view = renderWithUi(<Page load={load} save={save} dialog={dialog} />, {
    session,
    stores: { local: memoryStore(), cookie },
  })
  return { load, save, cookie, view }
}

const hints = () => screen.getByRole('checkbox', { name: 'Hints' })
const mark = () => screen.queryByRole('button', { name: 'About Duration' })
const settle = () => act(async () => {})
const press = () => fireEvent.click(hints())

describe('H8 level 0: settings live in a cookie, hints default on (access row 29)', () => {
  test('no call is made, and the choice is in the cookie', async () => {
    const { load, save, cookie } = setup({ session: SESSIONS.visitor })
    expect(hints()).toBeChecked()
    press()
    await settle()
    expect(hints()).not.toBeChecked()
    expect(mark()).toBeNull()
    expect(cookie.get(COOKIE)).toBe('{"hints":false}')
    expect(load).not.toHaveBeenCalled()
    expect(save).not.toHaveBeenCalled()
  })

  test('the cookie lasts a year and applies on the next page', () => {
    const cookie = memoryStore()
    const set = vi.spyOn(cookie, 'set')
    const { view } = setup({ session: SESSIONS.visitor, cookie })
    expect(set, 'nothing is stored before somebody chooses').not.toHaveBeenCalled()
    press()
    expect(set).toHaveBeenCalledExactlyOnceWith(COOKIE, '{"hints":false}', { maxAge: 365 * 86_400 })
    view.unmount()
    setup({ session: SESSIONS.visitor, cookie })
    expect(hints()).not.toBeChecked()
  })

  test.each(['evil', '{"hints":"0"}', '', '%'])('the broken cookie %j is ignored and rewritten', text => {
    const cookie = memoryStore({ [COOKIE]: text })
    setup({ session: SESSIONS.visitor, cookie })
    expect(hints()).toBeChecked()
    expect(cookie.get(COOKIE)).toBe('{"hints":true}')
  })

  test('with cookies refused the choice applies on this page, with a message', () => {
    const cookie: SafeStorage = { get: () => null, set: () => false, remove: () => {} }
    setup({ session: SESSIONS.visitor, cookie })
    press()
    expect(mark()).toBeNull()
    expect(screen.getByText(/accepts no cookies/)).toBeInTheDocument()
  })
})

describe('H8 levels above 0 load and save settings on the server', () => {
  test.each(['reader', 'pro', 'desk'] as const)('%s: off by the server, no cookie', async user => {
    const { load, cookie } = setup({ session: SESSIONS[user], load: async () => ok(false) })
    expect(hints()).toHaveAccessibleDescription('Your settings are being loaded.')
    await settle()
    expect(load).toHaveBeenCalled()
    expect(hints()).not.toBeChecked()
    expect(mark()).toBeNull()
    press()
    await settle()
    expect(cookie.get(COOKIE)).toBeNull()
  })

  test('a visitor’s cookie is ignored for a signed-in user', async () => {
    setup({ cookie: memoryStore({ [COOKIE]: '{"hints":false}' }) })
    await settle()
    expect(hints()).toBeChecked()
  })

  test("the choice applies at once, is sent with the session's token, and the form shows that it is saving", async () => {
    const answer = deferred<SettingsAnswer<unknown>>()
    const { save } = setup({ save: () => answer.promise })
    await settle()
    press()
    expect(mark()).toBeNull()
    expect(screen.getByText('Saving…')).toHaveAttribute('role', 'status')
    expect(save).toHaveBeenCalledExactlyOnceWith({ sid: SID, hints: false })
    await act(async () => answer.resolve(ok(false)))
    expect(screen.queryByText('Saving…')).toBeNull()
    expect(hints()).not.toBeChecked()
  })

  test('toggled fast, the last choice wins: one call at a time, the last one last', async () => {
    const answers: Deferred<SettingsAnswer<unknown>>[] = []
    const { save } = setup({
      save: () => {
        const answer = deferred<SettingsAnswer<unknown>>()
        answers.push(answer)
        return answer.promise
      },
    })
    await settle()
    press()
    press()
    expect(save).toHaveBeenCalledTimes(1)
    expect(hints()).toBeChecked()
    await act(async () => answers[0]?.resolve(ok(false)))
    expect(save.mock.calls.map(([question]) => question.hints)).toEqual([false, true])
    expect(hints()).toBeChecked()
    await act(async () => answers[1]?.resolve(ok(true)))
    expect(hints()).toBeChecked()
    expect(mark()).toBeInTheDocument()
  })

  test('settings that could not be loaded can be loaded again', async () => {
    const load = vi.fn<SettingsLoadPort>().mockRejectedValue(new Error('down'))
    setup({ load })
    await settle()
    expect(screen.getByRole('alert')).toHaveTextContent('Your settings could not be loaded.')
    expect(mark(), 'hints are on meanwhile').toBeInTheDocument()
    load.mockResolvedValue(ok(false))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(hints()).not.toBeChecked()
  })

  test('401 while loading: a prompt to sign in', async () => {
    setup({ load: async () => ({ kind: 'refused', code: 'need_auth' }) })
    await settle()
    expect(screen.getByText(/session has ended/)).toBeInTheDocument()
  })
})

describe('H8 a choice that could not be saved is reverted, with a message', () => {
  test('a fault: the message offers a retry, which saves it', async () => {
    const save = vi.fn<SettingsSavePort>().mockRejectedValueOnce(new Error('down'))
    setup({ save })
    await settle()
    press()
    await settle()
    expect(hints()).toBeChecked()
    expect(mark()).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('could not be saved and was undone')
    expect(save, 'what writes is not tried again by itself').toHaveBeenCalledTimes(1)
    save.mockResolvedValue(ok(false))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(hints()).not.toBeChecked()
    expect(hints()).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each([
    ['403, the token is of another session', 'bad_sid', /belongs to an earlier session/],
    ['401, the session is over', 'need_auth', /Sign in to change your settings/],
  ])('%s', async (_sentence, code, message) => {
    setup({ save: async () => ({ kind: 'refused', code }) })
    await settle()
    press()
    await settle()
    expect(hints()).toBeChecked()
    expect(screen.getByRole('alert')).toHaveTextContent(message)
  })
})

describe('H8 the dialog', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Account' }))

  test('opens at the checkbox, and Escape returns focus', async () => {
    setup({ dialog: true })
    await settle()
    await open()
    expect(screen.getByRole('dialog', { name: 'Settings' })).toContainElement(hints())
    expect(hints()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus()
  })

  test('a choice that fails after the dialog was closed still shows a message', async () => {
    const answer = deferred<SettingsAnswer<unknown>>()
    setup({ dialog: true, save: () => answer.promise })
    await settle()
    await open()
    press()
    await userEvent.keyboard('{Escape}')
    await act(async () => answer.reject(new Error('down')))
    expect(mark()).toBeInTheDocument()
    expect(screen.getByText(/could not be saved and was undone/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: /Close|Dismiss/ }))
    expect(screen.queryByText(/could not be saved/)).toBeNull()
  })
})
