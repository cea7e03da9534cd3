// Header of an owner: state of the login, password link, deletion.

import { IconMail, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useChange } from '#platform/web/api/query.ts'
import { notify } from '#platform/web/core/notify.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { NeighbourButtons } from '#platform/web/table/NeighbourButtons.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import {
  changeOwners,
  getOwner,
  getOwnerAddition,
  listOwnerRows,
  resetOwnerPassword,
  searchOwners,
  type OwnerView,
} from '../contract/owners.ts'

const list = '/project-settings/user-management/owners'

export function OwnerHead({ owner }: { owner: OwnerView }) {
  const t = useText()
  const { id, data, login, locks } = owner
  const navigate = useNavigate()
  const reset = useChange(resetOwnerPassword, { stale: [getOwner] })
  const deletion = useChange(changeOwners, {
    stale: [listOwnerRows, getOwnerAddition, searchOwners],
    onDone: async ({ skipped: [kept] }) => {
      if (kept) return notify({ type: 'danger', title: kept.reason })
      await navigate({ to: list })
      notify({ type: 'success', title: t('owners_deleted', { name: data.name }) })
    },
  })
  const isInvited = login?.state === 'invited'
  const askReset = async () => {
    const confirmed = await askToConfirm({
      title: t(isInvited ? 'owners_invite_again' : 'owners_reset'),
      text: t(isInvited ? 'owners_invite_again_text' : 'owners_reset_text', { email: data.email }),
      confirm: t('owners_send_link'),
    })
    if (confirmed) reset.mutate({ params: { id } })
  }
  const askDeletion = async () => {
    const confirmed = await askToConfirm({
      title: t('owners_delete_title', { name: data.name }),
      text: t('owners_delete_text'),
      confirm: t('owners_delete_confirm'),
      danger: true,
    })
    if (confirmed) deletion.mutate({ body: { bulkAction: 'delete', targets: [id] } })
  }
  return (
    <PageHead
      title={data.name}
      {...(login && { badge: <StateBadge state={login.state} title={t(`state_${login.state}`)} /> })}
      subtitle={[t(`owners_kind_${data.kind}`), data.email].filter(Boolean).join(' · ')}
      back={{ to: list, label: t('screen_settings_owners') }}
      menu={
        <>
          <NeighbourButtons id={id} path={`${list}/$id`} />
          <ActionButton
            variant="default"
            leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
            availability={availabilityOf(locks.delete)}
            onClick={() => void askDeletion()}
          >
            {t('owners_delete')}
          </ActionButton>
        </>
      }
      action={
        login && (
          <ActionButton
            leftSection={<IconMail size={16} stroke={1.5} aria-hidden />}
            availability={availabilityOf(locks.reset)}
            loading={reset.isPending}
            onClick={() => void askReset()}
          >
            {t(isInvited ? 'owners_invite_again' : 'owners_reset')}
          </ActionButton>
        )
      }
    />
  )
}

const availabilityOf = (reason: string | null) => (reason ? { allowed: false, reason } : { allowed: true })
