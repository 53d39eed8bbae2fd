import { type Api, createApi } from '@accrue/api-client'
import { fakeServer } from '@accrue/api-client/testing'
import type { SignInPort } from '@accrue/ui/shell'
import { expect, test } from 'vitest'

/** The port of the login form: the client's call fits unchanged (architecture, convention 9). */
const portOf = (api: Api): SignInPort => api.session.signIn
const { signal } = new AbortController()
const WHO = { login: 'reader', password: 'reader' }

test('H6 the port of the login form fits its widget, by types and by its result', async () => {
  const signIn = portOf(createApi({ fetch: fakeServer().fetch }))
  expect(await signIn(WHO, { signal })).toMatchObject({ kind: 'ok' })
})

test('H6 a wrong password is an answer, with the code that the form knows', async () => {
  const body = { error: { code: 'bad_credentials', message: 'Login and password do not match.' } }
  const signIn = portOf(createApi({ fetch: async () => Response.json(body, { status: 401 }) }))
  expect(await signIn(WHO, { signal })).toMatchObject({ kind: 'refused', code: 'bad_credentials' })
})

test('H6 too many attempts are a fault that says how many seconds to wait, and are not repeated', async () => {
  let calls = 0
  const signIn = portOf(
    createApi({
      fetch: async () => {
        calls++
        return Response.json(
          { error: { code: 'too_many', message: 'Too many requests.' } },
          { status: 429, headers: { 'retry-after': '42' } },
        )
      },
    }),
  )
  await expect(signIn(WHO, { signal })).rejects.toMatchObject({ kind: 'tooMany', retryAfter: 42 })
  expect(calls).toBe(1)
})

test('H6 a server that cannot be reached is the fault that the form calls offline', async () => {
  const fetch = async () => {
    throw new TypeError('connection refused')
  }
  await expect(portOf(createApi({ fetch }))(WHO, { signal })).rejects.toMatchObject({ kind: 'offline' })
})
