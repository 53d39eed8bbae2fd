import { vSaveSettingsBody } from '@accrue/api-client/schemas'
import { json } from '../http/answers.ts'
import { Refusal } from '../http/refusal.ts'
import { type ApiRoute, route } from '../http/route.ts'

export const settingsRoutes: readonly ApiRoute[] = [
  route({
    operation: 'getSettings',
    handle: async ({ deps, session }) => json(await deps.store.settings.read(session.userId)),
  }),
  route({
    operation: 'saveSettings',
    idempotent: true,
    // shared-blocks §7: `settings{settings}`, nested.
    request: { body: vSaveSettingsBody },
    async handle({ deps, session, body, now }) {
      if (body.sid !== session.sid) throw new Refusal(403, 'bad_sid', { field: 'sid' })
      const { settings } = body.settings
      await deps.store.settings.write(session.userId, settings, now)
      return json(settings)
    },
  }),
]
