// Records found for the text in the command palette, in groups, with the group that matches best on top.

import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import { useText } from '../../i18n/texts.ts'
import { useSession } from '../../api/session.ts'
import { rankOf, shortestSearch, shownPerGroup, type Finder } from './finder.ts'
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts'
import { formatNumber } from '../../i18n/format.ts'

/** Milliseconds. */
const pause = 250
const keptFor = 10_000

interface Found {
  groups: PaletteGroup[]
  isSearching: boolean
  hasFailed: boolean
}

interface Opening {
  /** Opens a record and remembers it. */
  openRecord: (record: { title: string; path: string }) => void
  open: (path: string, search: Record<string, string>) => void
}

export function useFoundRecords(typed: string, finders: readonly Finder[], { openRecord, open }: Opening): Found {
  const t = useText()
  const { can } = useSession()
  const wanted = typed.trim()
  const [search] = useDebouncedValue(wanted, pause)
  const isWorth = search.length >= shortestSearch && wanted.length >= shortestSearch
  const asked = isWorth ? finders.filter(({ permission }) => can(permission)) : []
  const answers = useQueries({
    queries: asked.map((finder) => ({
      queryKey: ['palette', finder.group, search],
      queryFn: ({ signal }: { signal: AbortSignal }) => finder.search(search, signal),
      staleTime: keptFor,
      gcTime: keptFor,
    })),
  })
  const found = asked.flatMap((finder, at) => {
    const answer = answers[at]?.data
    if (!answer || answer.records.length === 0) return []
    const { group, order, icon, path, query } = finder
    const records = answer.records
      .map((record) => ({ record, rank: rankOf(record.title, search) }))
      .toSorted((a, b) => a.rank - b.rank)
    const entries = records.map(({ record }): PaletteEntry => {
      const { id, title, detail, state } = record
      return {
        id: `record ${id}`,
        title,
        icon,
        detail,
        kind: t(group),
        ...(state && { state }),
        run: () => openRecord(record),
      }
    })
    const more: PaletteEntry = {
      id: `all ${group}`,
      title: t('shell_show_all', {
        count: `${formatNumber(answer.total)}${answer.capped ? '+' : ''}`,
        group: t(group),
      }),
      icon: 'search',
      run: () => open(path, { ...query, search }),
    }
    const rank = records[0]?.rank ?? 2
    return {
      rank,
      order,
      group: { title: t(group), entries: answer.total > shownPerGroup ? [...entries, more] : entries },
    }
  })
  return {
    groups: found.toSorted((a, b) => a.rank - b.rank || a.order - b.order).map(({ group }) => group),
    isSearching: wanted.length >= shortestSearch && (search !== wanted || answers.some(({ isPending }) => isPending)),
    hasFailed: answers.some((answer) => answer.isError),
  }
}
