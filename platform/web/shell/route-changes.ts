// Announces screen changes: sets the document title and moves the focus to the heading of the page, for screen
// readers and for the browser tab.

import { t } from '../i18n/texts.ts'
import { hasPrerendered } from './frame/first-picture.ts'
import { screenAt } from './match-path.ts'
import { setPageTitle } from '../core/page-title.ts'
import type { AppRouter } from './router.tsx'
import type { ScreenRoute } from './screen-route.ts'

export function attendToRoutes(router: AppRouter, screens: readonly ScreenRoute[]) {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    document.getElementById('loader')?.remove()
    // A prerendered page already has its title.
    if (!pathChanged || hasPrerendered()) return
    const screen = screenAt(screens, router.latestLocation.pathname)?.screen
    const head = document.querySelector<HTMLElement>('[data-page-title]')
    if (!head && screen && 'title' in screen && screen.title) setPageTitle(t(screen.title))
    // On the first screen the browser itself starts at the top.
    if (fromLocation) (head ?? document.querySelector<HTMLElement>('#main'))?.focus({ preventScroll: true })
  })
}
