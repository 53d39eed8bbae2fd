import { vGetHomeQuery } from '@accrue/api-client/schemas'
import { json } from '../http/answers.ts'
import { type ApiRoute, route } from '../http/route.ts'
import { homePage } from '../page/home.ts'
import { viewOf } from '../page/view.ts'

export const homeRoutes: readonly ApiRoute[] = [
  route({
    operation: 'getHome',
    method: 'GET',
    path: '/api/home/',
    callClass: 'read',
    request: { query: vGetHomeQuery },
    handle: call => json(homePage(viewOf(call))),
  }),
]
