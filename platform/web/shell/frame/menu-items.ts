// The menu as it is shown: sorted by rank, with the item that leads to where one is.

import type { MenuItem } from '#platform/contract/session.ts'

export function inOrder(items: readonly MenuItem[]): MenuItem[] {
  return items.toSorted((a, b) => a.rank - b.rank)
}

/** `/objects/42` lies under `/objects`, but `/objects-old` does not. */
export function isUnder(pathname: string, path: string): boolean {
  return path !== '' && (pathname === path || pathname.startsWith(`${path}/`))
}

/** The deepest match wins: inside `/budget/overview` that child is current, and its parent merely open. */
export function currentItemIn(items: readonly MenuItem[], pathname: string): MenuItem | undefined {
  const all = items.flatMap((item) => [item, ...(item.children ?? [])])
  return all
    .filter((item) => !item.behaviour && isUnder(pathname, item.urlName))
    .toSorted((a, b) => b.urlName.length - a.urlName.length)[0]
}
