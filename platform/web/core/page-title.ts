// Document title: the page and the project.

import { makeStore } from './store.ts'

let site = ''

export function setSiteTitle(title: string) {
  site = title
}

export function setPageTitle(title: string) {
  document.title = site && title !== site ? `${title} · ${site}` : title || site
}

/** Heading of the page that is shown; undefined while it loads. */
export const shownHeading = makeStore<string | undefined>(undefined)
