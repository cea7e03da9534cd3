// Registration of the area in the web. Everything heavy is imported when it is first shown.

import { call } from '#platform/web/api/call.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { signInRoutes } from './routes.ts'

export const signInWeb: WebArea = {
  word: 'sign-in',
  routes: signInRoutes,
  parts: {
    signOut: async (token) => call((await import('../contract/login.ts')).logout, { body: { token } }),
  },
}
