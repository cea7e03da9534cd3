// List of saved views after one was saved or deleted, sorted by name.

import type { SavedView } from '#platform/contract/table.ts'

export function withView(views: SavedView[], saved: SavedView): SavedView[] {
  const others = views.filter((view) => view.id !== saved.id)
  return [...others, saved].toSorted((one, other) => one.name.localeCompare(other.name, 'de-CH'))
}

export const withoutView = (views: SavedView[], id: string) => views.filter((view) => view.id !== id)

export const longestViewName = 80

/** The view with this name, in any case and with or without accents, as the server compares them. */
export const viewNamed = (views: SavedView[], name: string): SavedView | undefined =>
  views.find((view) => view.name.localeCompare(name.trim(), 'de-CH', { sensitivity: 'base' }) === 0)
