// The screens of the product: those of the shell and the areas, placeholders for later ones, and pages for incomplete
// links.

import { incompleteLinks } from '#platform/web/shell/screens/incomplete-links.ts'
import { shellRoutes } from '#platform/web/shell/shell-routes.ts'
import type { WebArea } from '#platform/web/shell/web-area.ts'
import { notYetRoutes } from './not-yet.web.ts'

export function screensOf(areas: readonly WebArea[]): readonly WebArea[] {
  const brought = [{ word: 'shell', routes: shellRoutes }, ...areas]
  const paths = new Set(brought.flatMap(({ routes }) => routes.map(({ path }) => path)))
  // A screen of an area replaces its placeholder.
  const known = [...brought, { word: 'not yet', routes: notYetRoutes.filter(({ path }) => !paths.has(path)) }]
  return [...known, { word: 'incomplete links', routes: incompleteLinks(known.flatMap(({ routes }) => routes)) }]
}
