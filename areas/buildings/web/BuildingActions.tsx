// Actions on a building other than editing.

import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { queryOf, useChange } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'

import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { deleteBuilding, getBuildingEdit, listBuildings } from '../contract/buildings.ts'

export function BuildingActions({ id }: { id: string }) {
  const t = useText()
  const navigate = useNavigate()
  const { data } = useQuery(queryOf(getBuildingEdit, { params: { id } }))
  const removal = useChange(deleteBuilding, {
    stale: [listBuildings],
    onDone: () => navigate({ to: '/objects/buildings' }),
  })
  if (!data?.canEdit) return null
  const { objects, images, data: building } = data
  const remove = async () => {
    const confirmed = await askToConfirm({
      title: t('buildings_delete_title'),
      text: t('buildings_delete_text', { building: building.title, count: images.length }),
      confirm: t('buildings_delete'),
      danger: true,
    })
    if (confirmed) removal.mutate({ params: { id } })
  }
  return (
    <ActionMenu
      label={t('buildings_more')}
      isBusy={removal.isPending}
      actions={[
        {
          key: 'delete',
          title: t('buildings_delete'),
          allowed: objects === 0,
          reason: objects === 0 ? null : t('buildings_has_objects', { count: objects }),
          danger: true,
          run: () => void remove(),
        },
      ]}
    />
  )
}
