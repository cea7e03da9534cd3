// The screens of the product: those of the shell and the areas, addresses that lead to the first of several pages, and
// pages for incomplete links.

import { incompleteLinks } from '#platform/web/shell/screens/incomplete-links.ts'
import { shellRoutes } from '#platform/web/shell/shell-routes.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { parentRoutes } from './parent-routes.web.ts'

export function screensOf(areas: readonly WebArea[]): readonly WebArea[] {
  const known = [{ word: 'shell', routes: shellRoutes }, ...areas, { word: 'parents', routes: parentRoutes }]
  return [...known, { word: 'incomplete links', routes: incompleteLinks(known.flatMap(({ routes }) => routes)) }]
}
