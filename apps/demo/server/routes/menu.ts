import { vGetMenuQuery } from '@accrue/api-client/schemas'
import { json } from '../http/answers.ts'
import { type ApiRoute, route } from '../http/route.ts'
import { menuOf } from '../page/menu.ts'
import { viewOf } from '../page/view.ts'

export const menuRoutes: readonly ApiRoute[] = [
  route({
    operation: 'getMenu',
    method: 'GET',
    path: '/api/menu/',
    callClass: 'read',
    request: { query: vGetMenuQuery },
    handle: call => json(menuOf(viewOf(call))),
  }),
]
