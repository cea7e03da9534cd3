// Head of a room: title, record, the role staff look as, and the actions on the room.

import { Button, Select } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { download } from '#platform/web/api/download.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { ActionMenu, type Action } from '#platform/web/ui/ActionMenu.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import type { DocumentRoomAnswer } from '../../contract/room.ts'
import { isWritable } from '../../rules/room-access.ts'
import { useChooseRoomDigest, useCloseDocumentRoom, useDeleteDocumentRoom, useFreezeDocumentRoom } from '../changes.ts'
import { RoomSettingsModal } from './RoomSettingsModal.tsx'

interface Props {
  answer: DocumentRoomAnswer
  viewAs: string | null
  onViewAs: (role: string | null) => void
}

export function RoomHead({ answer, viewAs, onViewAs }: Props) {
  const t = useText()
  const { room, viewer, roles } = answer
  return (
    <PageHead
      title={room.title}
      subtitle={
        viewer.is_staff ? (
          <Link to={room.owner.path}>{room.owner.title}</Link>
        ) : (
          t('document_room_your_role', { role: viewer.role ?? '' })
        )
      }
      badge={
        <StateBadge
          state={room.state}
          title={t(`document_room_state_${room.state}`)}
          tone={room.state === 'open' ? 'green' : 'grey'}
        />
      }
      menu={
        <>
          {viewer.is_staff && (
            <Select
              aria-label={t('document_room_view_as')}
              placeholder={t('document_room_view_as')}
              clearable
              w={220}
              value={viewAs}
              onChange={onViewAs}
              data={roles.map(({ id, title }) => ({ value: id, label: title }))}
            />
          )}
          {viewer.is_staff ? <StaffMenu answer={answer} /> : <DigestButton answer={answer} />}
        </>
      }
    />
  )
}

function DigestButton({ answer: { room, viewer } }: { answer: DocumentRoomAnswer }) {
  const t = useText()
  const choosing = useChooseRoomDigest()
  const wants = !viewer.wants_digest
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={choosing.isPending}
      onClick={() => choosing.mutate({ params: { slug: room.slug }, body: { wants_digest: wants } })}
    >
      {t(wants ? 'document_room_digest_on' : 'document_room_digest_off')}
    </Button>
  )
}

function StaffMenu({ answer: { room, viewer } }: { answer: DocumentRoomAnswer }) {
  const t = useText()
  const navigate = useNavigate()
  const [isEditing, setEditing] = useState(false)
  const closing = useCloseDocumentRoom()
  const freezing = useFreezeDocumentRoom()
  const deleting = useDeleteDocumentRoom()
  const params = { slug: room.slug }
  const { version } = room
  const canChange = isWritable(room)
    ? { allowed: true, reason: null }
    : { allowed: false, reason: t('document_room_is_archived') }
  const sure = (key: string) =>
    askToConfirm({
      title: t(`document_room_${key}`),
      text: t(`document_room_${key}_text`, { title: room.title }),
      confirm: t(`document_room_${key}`),
      danger: true,
    })
  const freeze = async () => {
    if (await sure('freeze')) freezing.mutate({ params, body: { version } })
  }
  const remove = async () => {
    if (!(await sure('delete'))) return
    deleting.mutate({ params }, { onSuccess: () => void navigate({ to: room.owner.path }) })
  }
  const isClosed = room.state === 'closed'
  const archive: Action = {
    key: 'archive',
    title: t('document_room_archive'),
    allowed: room.archive !== null,
    reason: room.archive ? `SHA-256 ${room.archive.sha256.slice(0, 16)}…` : t('document_room_archive_none'),
    run: () => void download(`/api/v1/dms/${room.slug}/archive`).catch(tellFailure),
  }
  const actions: Action[] = [
    { key: 'edit', title: t('document_room_settings'), ...canChange, run: () => setEditing(true) },
    {
      key: 'close',
      title: t(isClosed ? 'document_room_open_again' : 'document_room_close'),
      ...canChange,
      run: () => closing.mutate({ params, body: { version, is_closed: !isClosed } }),
    },
    { key: 'freeze', title: t('document_room_freeze'), ...canChange, run: () => void freeze() },
    archive,
    {
      key: 'delete',
      title: t('document_room_delete'),
      allowed: room.state !== 'freezing',
      reason: room.state === 'freezing' ? t('document_room_archive_is_made') : null,
      danger: true,
      run: () => void remove(),
    },
  ]
  return (
    <>
      <ActionMenu
        label={t('document_room_menu')}
        isBusy={closing.isPending || freezing.isPending || deleting.isPending}
        actions={viewer.can_write ? actions : [archive]}
      />
      {isEditing && <RoomSettingsModal room={room} onClose={() => setEditing(false)} />}
    </>
  )
}
