import { json } from '../http/answers.ts'
import { badRequest, notFound } from '../http/refusal.ts'
import { type Call, type Route, route } from '../http/route.ts'
import { type Dictionary, LABEL_MODULES } from '../labels.ts'

/** The module's texts in the language of the call; `bond_page` is `bond-page` in the spelling of its globals. */
function dictionaryOf(call: Call<unknown>): Dictionary {
  const asked = call.params.module?.replaceAll('_', '-')
  const module = LABEL_MODULES.find(one => one === asked)
  if (!module) throw notFound()
  return call.deps.labels.dictionary(module, call.lang)
}

/** With show_labels every text is its key (shared-blocks §2). The flag is read, never repeated. */
function shown(call: Call<unknown>, dictionary: Dictionary): Response {
  const flag = call.query.get('show_labels') ?? '0'
  if (flag !== '0' && flag !== '1') throw badRequest('show_labels')
  if (flag === '0') return json(dictionary)
  return json(Object.fromEntries(Object.keys(dictionary).map(key => [key, key])))
}

const QUERY = ['show_labels', 'lang']

export const labelRoutes: readonly Route[] = [
  route({
    operation: 'getLabels',
    method: 'GET',
    path: '/api/labels/{module}/',
    callClass: 'read',
    query: QUERY,
    handle: call => shown(call, dictionaryOf(call)),
  }),
  route({
    operation: 'getRepositoryLabels',
    method: 'GET',
    path: '/api/labels/{module}/{repository}/',
    callClass: 'read',
    query: QUERY,
    handle(call) {
      const dictionary = dictionaryOf(call)
      const prefix = `${call.params.repository?.replaceAll('-', '_')}_`
      const entries = Object.entries(dictionary).filter(([key]) => key.startsWith(prefix))
      if (entries.length === 0) throw notFound()
      return shown(call, Object.fromEntries(entries))
    },
  }),
]
