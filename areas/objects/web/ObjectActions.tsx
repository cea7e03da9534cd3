// What can be done with this object besides the next step: what is unavailable says why.

import { useState } from 'react'
import { ReservationModal } from '#areas/tenants/web/public.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { useSession } from '#platform/web/shell/session.ts'
import { DeedMenu } from '#platform/web/ui/DeedMenu.tsx'
import type { ObjectView } from '../contract/object.ts'
import type { ObjectDeed } from '../rules/object-can.ts'
import { staleAfterChange, useStatusChange } from './changes.ts'

interface Props {
  object: ObjectView
  /** Stands beside as a button. */
  without: ObjectDeed | null
}

export function ObjectActions({ object: { id, title, actions, next_from }, without }: Props) {
  const t = useText()
  const status = useStatusChange()
  const { can } = useSession()
  const [isReserving, setReserving] = useState(false)
  const run = async (key: ObjectDeed) => {
    if (key === 'reserve' && can('tenants_write')) return setReserving(true)
    const isMeant = key !== 'deactivate' || (await askToConfirm(deactivation(t, title)))
    if (isMeant) status.mutate({ params: { id }, body: { action: key } })
  }
  return (
    <>
      {isReserving && (
        <ReservationModal
          id={id}
          object={title}
          stale={staleAfterChange}
          onClose={() => setReserving(false)}
          {...(next_from && { earliest: next_from })}
        />
      )}
      <DeedMenu
        label={t('objects_more')}
        isBusy={status.isPending}
        deeds={actions
          .filter(({ key }) => key !== without)
          .map(({ key, enabled, reason }) => ({
            key,
            title: t(`objects_${key}`),
            allowed: enabled,
            reason,
            run: () => void run(key),
          }))}
      />
    </>
  )
}

const deactivation = (t: ReturnType<typeof useText>, title: string) => ({
  title: t('objects_deactivate_title'),
  text: t('objects_deactivate_text', { object: title }),
  confirm: t('objects_deactivate'),
  danger: true,
})
