// Header of a person: state, password link, deletion of the login.

import { Button, Tooltip } from '@mantine/core'
import { IconMail, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useChange } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { notify } from '#platform/web/core/notify.ts'
import { NeighbourButtons } from '#platform/web/table/NeighbourButtons.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { changeUsers, getUser, listUsers, resetUserPassword, type UserView } from '../contract/people.ts'
import { getRoles } from '../contract/roles.ts'
import { listTeams } from '../contract/teams.ts'

export function UserHead({ user }: { user: UserView }) {
  const t = useText()
  const { id, data, state, locks } = user
  const navigate = useNavigate()
  const name = `${data.first_name} ${data.last_name}`
  const reset = useChange(resetUserPassword, { stale: [getUser] })
  const deletion = useChange(changeUsers, {
    stale: [listUsers, listTeams, getRoles],
    onDone: async ({ skipped: [kept] }) => {
      if (kept) return notify({ type: 'danger', title: kept.reason })
      await navigate({ to: '/project-settings/user-management/users' })
      notify({ type: 'success', title: t('users_deleted', { name }) })
    },
  })
  const askReset = async () => {
    const isNew = state === 'invited'
    const confirmed = await askToConfirm({
      title: t(isNew ? 'users_invite_again' : 'users_reset'),
      text: t(isNew ? 'users_invite_again_text' : 'users_reset_text', { email: data.email }),
      confirm: t('users_reset_send'),
    })
    if (confirmed) reset.mutate({ params: { id } })
  }
  const askDeletion = async () => {
    const confirmed = await askToConfirm({
      title: t('users_delete_title', { name }),
      text: t('users_delete_text', { name }),
      confirm: t('users_delete_confirm'),
      danger: true,
    })
    if (confirmed) deletion.mutate({ body: { bulkAction: 'delete', targets: [id] } })
  }
  return (
    <PageHead
      title={name}
      badge={<StateBadge state={state} title={t(`state_${state}`)} />}
      subtitle={`${t(`users_role_${data.role}`)} · ${data.email}`}
      back={{ to: '/project-settings/user-management/users', label: t('screen_settings_users') }}
      menu={
        <>
          <NeighbourButtons id={id} path="/project-settings/user-management/users/$id" />
          <Locked reason={locks.delete}>
            <Button
              variant="default"
              leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
              disabled={locks.delete !== null}
              onClick={() => void askDeletion()}
            >
              {t('users_delete')}
            </Button>
          </Locked>
        </>
      }
      action={
        <Locked reason={locks.reset}>
          <Button
            leftSection={<IconMail size={16} stroke={1.5} aria-hidden />}
            disabled={locks.reset !== null}
            loading={reset.isPending}
            onClick={() => void askReset()}
          >
            {t(state === 'invited' ? 'users_invite_again' : 'users_reset')}
          </Button>
        </Locked>
      }
    />
  )
}

function Locked({ reason, children }: { reason: string | null; children: React.ReactElement }) {
  if (!reason) return children
  return (
    <Tooltip label={reason} multiline w={280}>
      {/* A disabled button hears nothing: its reason hangs on what is around it. */}
      <span>{children}</span>
    </Tooltip>
  )
}
