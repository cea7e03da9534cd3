// Registers the draws in the web.

import type { WebArea } from '#platform/web/shell/web-area.ts'

export const drawsWeb: WebArea = {
  word: 'draws',
  routes: [],
}
