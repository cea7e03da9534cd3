// Keys on a row of the applications list: offer, decline and edit, with the reasons of the page's buttons.

import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useSession } from '#platform/web/api/session.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { notify } from '#platform/web/core/notify.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'
import type { RowCommand } from '#platform/web/table/list-tools.ts'
import { getApplication, type ApplicationActionKey } from '../../contract/application.ts'

export function useApplicationRowCommands(): readonly RowCommand[] {
  const queryClient = useQueryClient()
  const { open } = usePanel()
  const { lets } = useSession()
  return useMemo<readonly RowCommand[]>(() => {
    const openIfPossible = async (id: string, panel: string, keys: readonly ApplicationActionKey[]) => {
      try {
        const { actions } = await queryClient.fetchQuery(queryOf(getApplication, { params: { id } }))
        const offered = actions.filter(({ key }) => keys.includes(key))
        if (offered.some(({ enabled }) => enabled)) return open(panel, id)
        const reason = offered.find((action) => action.reason)?.reason
        if (reason) notify({ type: 'info', title: reason })
      } catch (failure) {
        tellFailure(failure)
      }
    }
    const offer: RowCommand = {
      key: 'offer',
      title: 'applications_action_offer',
      permission: 'applications_write',
      run: ({ _id }) => openIfPossible(_id, 'ApplicationOffer', ['offer', 'assign_directly']),
    }
    return [
      ...(lets ? [offer] : []),
      { key: 'decline', title: 'applications_action_deny', permission: 'applications_write', bulkAction: 'decline' },
      {
        key: 'edit',
        title: 'applications_action_edit',
        permission: 'applications_write',
        run: ({ _id }) => openIfPossible(_id, 'ApplicationEdit', ['edit']),
      },
    ]
  }, [queryClient, open, lets])
}
