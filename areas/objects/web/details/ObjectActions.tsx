// Menu with all actions on this object except the next step; a forbidden action shows its reason.

import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/web/api/call.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ConcernedPeople } from '#platform/web/kit/ConcernedPeople.tsx'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { useSession } from '#platform/web/api/session.ts'
import { Slots } from '#platform/web/slots/Slots.tsx'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { objectLists } from '../../contract/lists.ts'
import type { ObjectView } from '../../contract/object.ts'
import { objectReservation } from '../../contract/places.ts'
import type { ObjectAction } from '../../rules/object-can.ts'
import { getDeleteInfo } from '../../contract/removal.ts'
import { listPath } from '../../rules/list-path.ts'
import { SoldModal } from './SoldModal.tsx'
import { useDeleteObject, useChangeObjectStatus } from '../changes.ts'

interface Props {
  object: ObjectView
  /** The action already shown as a button. */
  without: ObjectAction | null
}

export function ObjectActions({ object, without }: Props) {
  const { id, title, kind, actions, canEdit, applicationCounts } = object
  const t = useText()
  const status = useChangeObjectStatus()
  const { can, lets } = useSession()
  const [isSelling, setSelling] = useState(false)
  const [isReserving, setReserving] = useState(false)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const deletion = useDeleteObject(() => navigate({ to: listPath[kind] }))
  const remove = async () => {
    const { objects } = await queryClient.fetchQuery(queryOf(getDeleteInfo, { query: { object_ids: id } }))
    const [info] = objects
    if (!info) return
    const { canDelete, reason, wishes, files } = info
    const goesAlong = wishes + files > 0 ? 'objects_delete_text' : 'objects_delete_text_alone'
    const confirmed = await askToConfirm({
      title: t('objects_delete_title'),
      text: canDelete ? t(goesAlong, { object: title, wishes, files }) : (reason ?? ''),
      confirm: t(canDelete ? 'objects_delete' : 'general_close'),
      danger: canDelete,
    })
    if (confirmed && canDelete) deletion.mutate({ params: { id } })
  }
  const confirmWithdrawal = async (key: 'deactivate' | 'close') => {
    const body = { bulkAction: key, targets: [id], preview: true }
    const { concerns = [] } = lets ? {} : await call(objectLists[kind].bulk, { body })
    return askToConfirm({
      ...warningOf(t, key, { title, wishing: applicationCounts.open }),
      ...(concerns.length > 0 && {
        details: concerns.map((one) => <ConcernedPeople key={one.text} concerns={one} />),
      }),
    })
  }
  const run = async (key: ObjectAction) => {
    if (key === 'close' && !lets) return setSelling(true)
    if (key === 'reserve' && can('tenants_write')) return setReserving(true)
    const isWithdrawn = key === 'deactivate' || key === 'close'
    if (!isWithdrawn || (await confirmWithdrawal(key))) status.mutate({ params: { id }, body: { action: key } })
  }
  return (
    <>
      {isSelling && <SoldModal object={object} onClose={() => setSelling(false)} />}
      {isReserving && <Slots place={objectReservation} props={{ object, onClose: () => setReserving(false) }} />}
      <ActionMenu
        label={t('objects_more')}
        isBusy={status.isPending || deletion.isPending}
        actions={[
          ...actions
            .filter(({ key }) => key !== without)
            .map(({ key, enabled, reason }) => ({
              key,
              title: t(key === 'close' && !lets ? 'objects_note_sold' : `objects_${key}`),
              allowed: enabled,
              reason,
              run: () => void run(key).catch(tellFailure),
            })),
          ...(canEdit
            ? [
                {
                  key: 'delete',
                  title: t('objects_delete'),
                  allowed: true,
                  danger: true,
                  run: () => void remove().catch(tellFailure),
                },
              ]
            : []),
        ]}
      />
    </>
  )
}

interface Leaving {
  title: string
  /** Number of open applications that wish for the object. */
  wishing: number
}

function warningOf(t: ReturnType<typeof useText>, key: 'deactivate' | 'close', { title, wishing }: Leaving) {
  const text = t(`objects_${key}_text`, { object: title })
  return {
    title: t(`objects_${key}_title`),
    text: wishing === 0 ? text : `${text} ${t('objects_still_wished', { count: wishing })}`,
    confirm: t(`objects_${key}`),
    danger: key === 'deactivate',
  }
}
