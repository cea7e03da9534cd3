// Groups of the command palette: records opened last, actions, pages and, once something is typed, found records.

import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { parseSearch } from '../../core/address.ts'
import { commands, type Command } from '../../core/commands.ts'
import { useStore } from '../../core/store.ts'
import { useSession } from '../../api/session.ts'
import { useText } from '../../i18n/texts.ts'
import { useGiven } from '../shell-parts.ts'
import { findCommands } from './find-commands.ts'
import { offeredActions } from './offered-actions.ts'
import type { PaletteGroup } from './palette-entry.ts'
import type { PaletteAction } from './palette-part.ts'
import { recentRecords, rememberRecent } from './recent-records.ts'
import { useFoundRecords } from './use-found-records.ts'

export function usePaletteGroups(typed: string, isAllowed: (command: Command) => boolean) {
  const t = useText()
  const { user } = useSession()
  const given = useGiven()
  const all = useStore(commands)
  const { data: parts = [], isError } = useQuery({
    queryKey: ['palette parts'],
    queryFn: () => Promise.all(given.paletteParts.map((load) => load())),
    staleTime: Infinity,
  })
  const finders = useMemo(() => parts.flatMap((part) => part.finders ?? []), [parts])
  const open = useOpenPath()
  const openRecord = ({ title, path }: { title: string; path: string }) => {
    rememberRecent(user.id, { title, path })
    open(path)
  }
  const records = useFoundRecords(typed, finders, { openRecord, open })
  const actions = useActions(
    parts.flatMap((part) => part.actions ?? []),
    open,
  )
  const others = all.filter((one) => one.id !== 'palette' && isAllowed(one))
  const recent: PaletteGroup = {
    title: t('shell_recent'),
    entries: typed
      ? []
      : recentRecords(user.id).map((record) => ({
          id: `recent ${record.path}`,
          title: record.title,
          icon: 'history',
          run: () => openRecord(record),
        })),
  }
  const general = [t('shell_commands_go_to'), t('shell_commands_shell')]
  const isGeneral = ({ group }: Command) => group !== undefined && general.includes(group)
  const ofScreen = others.filter((one) => !isGeneral(one))
  const matching = findCommands([...ofScreen, ...actions, ...others.filter(isGeneral)], typed)
  const screen = t('shell_commands_screen')
  const byGroup = Map.groupBy(matching, ({ group = screen }) => group)
  const ofCommands = [...byGroup].map(([title, entries]) => ({ title, entries }))
  return {
    groups: [recent, ...ofCommands, ...records.groups].filter(({ entries }) => entries.length > 0),
    isSearching: records.isSearching,
    hasFailed: isError || records.hasFailed,
  }
}

/** A path may open a panel by its query. */
function useOpenPath() {
  const navigate = useNavigate()
  return (path: string, search: Record<string, string> = {}) => {
    const [to = path, query] = path.split('?')
    void navigate({ to, search: { ...(query && parseSearch(query)), ...search } })
  }
}

/** Actions of the areas on pages of this person's menu. */
function useActions(
  actions: readonly PaletteAction[],
  open: (path: string, search?: Record<string, string>) => void,
): Command[] {
  const t = useText()
  const { bootstrap, can } = useSession()
  const menus = [...bootstrap.menus.mainMenu, ...bootstrap.menus.projectSettings]
  const pages = menus
    .flatMap((item) => [item, ...(item.children ?? [])])
    .filter(({ behaviour }) => !behaviour)
    .map(({ urlName }) => urlName)
  return offeredActions(actions, { can, pages, projectType: bootstrap.settings.project_type }).map(
    ({ id, title, icon, path, search }) => ({
      id: `action ${id}`,
      title: t(title),
      icon,
      group: t('shell_commands_actions'),
      run: () => open(path, search),
    }),
  )
}
