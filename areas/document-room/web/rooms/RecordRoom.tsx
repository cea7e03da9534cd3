// Section with the room of a record: its numbers and the way to it, or the button that creates it.

import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { Notice } from '#platform/web/kit/Notice.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { KeyValueList } from '#platform/web/ui/KeyValueList.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { getRoomOfRecord } from '../../contract/room.ts'
import { roomPath, type RoomOwnerKind } from '../../rules/room-address.ts'
import { useCreateDocumentRoom } from '../changes.ts'

interface Props {
  ownerKind: RoomOwnerKind
  ownerId: string
}

export function RecordRoom({ ownerKind, ownerId }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const [isCreating, setCreating] = useState(false)
  const query = useQuery(queryOf(getRoomOfRecord, { params: { ownerKind, ownerId } }))
  const open = (slug: string) => void navigate({ to: roomPath(slug) })
  const { data } = query
  return (
    <Section
      title={t('document_room_title')}
      anchor="document-room"
      action={
        data &&
        (data.room ? (
          <Button variant="default" size="compact-sm" onClick={() => data.room && open(data.room.slug)}>
            {t('document_room_open')}
          </Button>
        ) : (
          data.can_write && (
            <Button variant="default" size="compact-sm" onClick={() => setCreating(true)}>
              {t('document_room_create')}
            </Button>
          )
        ))
      }
    >
      <QueryView query={query} rows={2}>
        {({ room }) =>
          room ? (
            <>
              {room.ended && <Notice tone="grey">{room.ended}</Notice>}
              <KeyValueList
                items={[
                  { label: t('document_room_files'), value: String(room.files) },
                  { label: t('document_room_waiting'), value: room.waiting > 0 ? String(room.waiting) : null },
                  { label: t('document_room_guests'), value: String(room.guests) },
                  {
                    label: t('document_room_last_access'),
                    value: room.last_access_at && formatDateTime(room.last_access_at),
                  },
                ]}
              />
            </>
          ) : (
            <Paragraph isSoft>{t('document_room_none')}</Paragraph>
          )
        }
      </QueryView>
      {isCreating && data && (
        <CreateRoomModal
          owner={{ ownerKind, ownerId }}
          suggested={data.title}
          onCreated={open}
          onClose={() => setCreating(false)}
        />
      )}
    </Section>
  )
}

interface CreateProps {
  owner: Props
  suggested: string
  onCreated: (slug: string) => void
  onClose: () => void
}

function CreateRoomModal({ owner, suggested, onCreated, onClose }: CreateProps) {
  const t = useText()
  const creating = useCreateDocumentRoom()
  const [title, setTitle] = useState(suggested)
  const [isStandard, setStandard] = useState(true)
  return (
    <ActionModal
      title={t('document_room_create')}
      text={t('document_room_create_text')}
      action={t('document_room_create')}
      change={creating}
      send={() => ({
        body: {
          owner_kind: owner.ownerKind,
          owner_id: owner.ownerId,
          title,
          with_standard_categories: isStandard,
        },
      })}
      onDone={({ slug }) => onCreated(slug)}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          <TextField
            label={t('document_room_field_title')}
            name="title"
            required
            maxLength={200}
            value={title}
            onChange={setTitle}
            error={errorOf('title')}
          />
          <Checkbox
            label={t('document_room_with_standard')}
            checked={isStandard}
            onChange={(event) => setStandard(event.currentTarget.checked)}
          />
        </>
      )}
    </ActionModal>
  )
}
