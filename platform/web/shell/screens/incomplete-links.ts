// A link cut off by a mail program shows a page that says so, instead of the staff sign-in (spec 1 §8).

import type { ScreenPage, ScreenRoute } from '../screen-route.ts'

/** Adds a catch-all route for each first path segment used only by public links: `/action`, `/form`, `/account`. */
export function incompleteLinks(screens: readonly ScreenRoute[]): ScreenPage[] {
  const ofStaff = new Set(screens.filter(({ layout }) => layout === 'staff').map(firstWord))
  const linked = screens.filter(({ layout, path }) => layout !== 'staff' && path.includes('$'))
  return [...new Set(linked.map(firstWord))]
    .filter((word) => !ofStaff.has(word))
    .map((word) => ({
      name: `incomplete ${word}`,
      path: `/${word}/$`,
      layout: 'public',
      title: 'shell_incomplete_link_title',
      page: () => import('./IncompleteLinkPage.tsx'),
    }))
}

const firstWord = ({ path }: Pick<ScreenRoute, 'path'>): string => path.split('/')[1] ?? ''
