// Menu items sorted by rank, and the current item.

import type { MenuItem } from '#platform/contract/session.ts'

export function inOrder(items: readonly MenuItem[]): MenuItem[] {
  return items.toSorted((a, b) => a.rank - b.rank)
}

/** True for `/objects/42` below `/objects`, but not for `/objects-old`. */
export function isUnder(pathname: string, path: string): boolean {
  return path !== '' && (pathname === path || pathname.startsWith(`${path}/`))
}

/** Returns the deepest match: on `/budget/overview` that child is current, and its parent is only expanded. */
export function currentItemIn(items: readonly MenuItem[], pathname: string): MenuItem | undefined {
  const all = items.flatMap((item) => [item, ...(item.children ?? [])])
  return all
    .filter((item) => !item.behaviour && isUnder(pathname, item.urlName))
    .toSorted((a, b) => b.urlName.length - a.urlName.length)[0]
}
