// Dialog to rename an own view; names are unique among the views that the user sees.

import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { renameTableView } from '#platform/contract/table-settings.ts'
import type { SavedView } from '#platform/contract/table.ts'
import { useChange } from '../../api/query.ts'
import { TextField } from '../../form/fields/TextField.tsx'
import { useText } from '../../i18n/texts.ts'
import { ActionModal } from '../../kit/ActionModal.tsx'
import { useListContext } from '../list-context.ts'
import { changeDefinition } from '../table-queries.ts'
import { longestViewName, withView } from './view-list.ts'

export function RenameViewModal({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const t = useText()
  const queryClient = useQueryClient()
  const { endpoint, tableKey } = useListContext()
  const [name, setName] = useState(view.name)
  const renaming = useChange(renameTableView, {
    errors: 'own',
    onDone: ({ view: renamed }) =>
      changeDefinition(endpoint, queryClient, (before) => ({ ...before, views: withView(before.views, renamed) })),
  })
  return (
    <ActionModal
      title={t('table_view_rename_title')}
      action={t('table_view_rename_confirm')}
      size={440}
      change={renaming}
      send={(_given, errors) => {
        if (name.trim()) return { params: { tableKey, id: view.id }, body: { name: name.trim() } }
        errors.show({ name: t('general_field_is_required') })
        return undefined
      }}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <TextField
          label={t('table_view_name')}
          name="name"
          required
          maxLength={longestViewName}
          value={name}
          onChange={setName}
          error={errorOf('name')}
        />
      )}
    </ActionModal>
  )
}
