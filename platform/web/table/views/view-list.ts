// List of saved views after one was saved or deleted, sorted by name.

import type { SavedView } from '#platform/contract/table.ts'

export function withView(views: SavedView[], saved: SavedView): SavedView[] {
  const others = views.filter((view) => view.id !== saved.id)
  return [...others, saved].toSorted((one, other) => one.name.localeCompare(other.name, 'de-CH'))
}

export const withoutView = (views: SavedView[], id: string) => views.filter((view) => view.id !== id)
