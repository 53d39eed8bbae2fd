import { boolean, maxLength, minLength, pipe, strictObject, string } from 'valibot'
import { json } from '../http/answers.ts'
import { Refusal } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'

export const settingsRoutes: readonly Route[] = [
  route({
    operation: 'getSettings',
    method: 'GET',
    path: '/api/user/settings/',
    callClass: 'read',
    gate: 'serverSettings',
    handle: async ({ deps, session }) => json(await deps.store.settings.read(session.userId)),
  }),
  route({
    operation: 'saveSettings',
    method: 'POST',
    path: '/api/user/set-settings/',
    callClass: 'write',
    gate: 'serverSettings',
    idempotent: true,
    // shared-blocks §7: `settings{settings}`, one inside the other
    body: strictObject({
      sid: pipe(string(), minLength(1), maxLength(200)),
      settings: strictObject({ settings: strictObject({ hints: boolean() }) }),
    }),
    async handle({ deps, session, body, now }) {
      if (body.sid !== session.sid) throw new Refusal(403, 'bad_sid', { field: 'sid' })
      const { settings } = body.settings
      await deps.store.settings.write(session.userId, settings, now)
      return json(settings)
    },
  }),
]
