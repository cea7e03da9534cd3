// Opens, saves and deletes the views of the open list.

import { useQueryClient } from '@tanstack/react-query'
import { deleteTableView, saveTableView } from '#platform/contract/table-settings.ts'
import type { SavedView } from '#platform/contract/table.ts'
import { useChange } from '../../api/query.ts'
import { useText } from '../../i18n/texts.ts'
import { askToConfirm } from '../../modal/confirm.ts'
import { notify } from '../../core/notify.ts'
import { useListContext } from '../list-context.ts'
import { listStateOf, viewQueryOf } from '../list-state.ts'
import { changeDefinition } from '../table-queries.ts'
import { withView, withoutView } from './view-list.ts'

export function useViews() {
  const t = useText()
  const queryClient = useQueryClient()
  const { endpoint, tableKey, definition, list, change } = useListContext()
  const { views } = definition
  const current = views.find((view) => view.id === list.view)
  const saving = useChange(saveTableView, {
    onDone: ({ view }) => {
      changeDefinition(endpoint, queryClient, (before) => ({ ...before, views: withView(before.views, view) }))
      change({ view: view.id }, { replace: true })
    },
  })
  const removing = useChange(deleteTableView)

  const save = (name: string, shared: boolean) =>
    saving.mutateAsync({ params: { tableKey }, body: { name, shared, query: viewQueryOf(list) } })

  async function remove(view: SavedView) {
    const agreed = await askToConfirm({
      title: t('table_view_delete_title'),
      text: t(view.shared ? 'table_view_delete_shared_text' : 'table_view_delete_text', { name: view.name }),
      confirm: t('table_view_delete_confirm'),
      danger: true,
    })
    if (!agreed) return
    await removing.mutateAsync({ params: { tableKey, id: view.id } })
    changeDefinition(endpoint, queryClient, (before) => ({ ...before, views: withoutView(before.views, view.id) }))
    change({ view: '' }, { replace: true })
  }

  async function copyLink() {
    await navigator.clipboard.writeText(location.href)
    notify({ type: 'success', title: t('table_link_copied') })
  }

  return {
    views,
    current,
    isChanged: current !== undefined && viewQueryOf(listStateOf(current.query)) !== viewQueryOf(list),
    open: (view: SavedView) => change({ ...listStateOf(view.query), view: view.id }),
    save,
    isSaving: saving.isPending,
    saveAgain: (view: SavedView) => void save(view.name, view.shared),
    remove: (view: SavedView) => remove(view).catch(() => undefined),
    copyLink: () => void copyLink().catch(() => notify({ type: 'danger', title: t('table_link_not_copied') })),
  }
}
