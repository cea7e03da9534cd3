// Records found for the text in the command palette, as commands that open them.

import { useDebouncedValue } from '@mantine/hooks'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useText } from '../../i18n/texts.ts'
import { queryOf } from '../../api/query.ts'
import { parseSearch } from '../../core/address.ts'
import type { Command } from '../../core/commands.ts'
import { recordsIn, shortestSearch } from './finder.ts'
import { useSession } from '../../api/session.ts'
import { useGiven } from '../shell-parts.ts'

const pause = 250

interface Found {
  commands: Command[]
  isSearching: boolean
  hasFailed: boolean
}

export function useFoundRecords(typed: string): Found {
  const t = useText()
  const navigate = useNavigate()
  const { can } = useSession()
  const given = useGiven()
  const { data: finders = [], isError } = useQuery({
    queryKey: ['finders'],
    queryFn: () => Promise.all(given.finders.map((load) => load())),
    staleTime: Infinity,
  })
  const wanted = typed.trim()
  const [search] = useDebouncedValue(wanted, pause)
  const isWorth = search.length >= shortestSearch && wanted.length >= shortestSearch
  const asked = isWorth ? finders.filter(({ permission }) => can(permission)) : []
  const answers = useQueries({
    queries: asked.map(({ list, state }) =>
      queryOf(list, { query: { search, state, rowsPerPage: 5, tableDataOnly: true } }),
    ),
  })
  const commands = asked.flatMap(({ group, named }, index) =>
    recordsIn(answers[index]?.data?.tableData.body ?? [], named).map(({ id, title, path }): Command => ({
      id: `record ${id}`,
      title,
      group: t(group),
      run: () => {
        // A path may open a panel by its query.
        const [to = path, query] = path.split('?')
        void navigate({ to, ...(query && { search: parseSearch(query) }) })
      },
    })),
  )
  return {
    commands,
    isSearching: wanted.length >= shortestSearch && (search !== wanted || answers.some(({ isPending }) => isPending)),
    hasFailed: isError || answers.some((answer) => answer.isError),
  }
}
