// Groups that are open, kept in this tab so that they are open again after a detail page.

import { useState } from 'react'
import { isText, listOf, readJson } from '#platform/rules/reading.ts'

export interface OpenGroups {
  isOpen: (id: string) => boolean
  toggle: (id: string) => void
  setOpen: (ids: readonly string[], open: boolean) => void
}

/** `key` names list and grouping. */
export function useOpenGroups(key: string): OpenGroups {
  const storageKey = `openGroups ${key}`
  const [open, setIds] = useState<ReadonlySet<string>>(
    () => new Set(readJson(sessionStorage.getItem(storageKey), listOf(isText))),
  )
  const keep = (next: ReadonlySet<string>) => {
    setIds(next)
    sessionStorage.setItem(storageKey, JSON.stringify([...next]))
  }
  return {
    isOpen: (id) => open.has(id),
    toggle: (id) => keep(toggled(open, id)),
    setOpen: (changed, isOpen) => keep(isOpen ? withAll(open, changed) : withoutAll(open, changed)),
  }
}

const toggled = (open: ReadonlySet<string>, id: string): Set<string> =>
  open.has(id) ? withoutAll(open, [id]) : withAll(open, [id])

const withAll = (open: ReadonlySet<string>, ids: readonly string[]): Set<string> => new Set([...open, ...ids])

const withoutAll = (open: ReadonlySet<string>, ids: readonly string[]): Set<string> =>
  new Set([...open].filter((id) => !ids.includes(id)))
