// Invited people with role and state; staff invite, change the role, end the access and send the invitation again.

import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { formatDate, formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Muted } from '#platform/web/kit/Muted.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { StateBadge } from '#platform/web/ui/StateBadge.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { listRoomGuests, type RoomGuestView } from '../../contract/people.ts'
import type { DocumentRoomAnswer } from '../../contract/room.ts'
import type { RoleChoice } from '../../contract/settings.ts'
import { useEndRoomGuest, useInviteRoomGuestAgain } from '../changes.ts'
import { GuestModal } from './GuestModal.tsx'
import { InviteModal } from './InviteModal.tsx'
import styles from './people.module.css'

interface Props {
  room: DocumentRoomAnswer['room']
  roles: readonly RoleChoice[]
  canWrite: boolean
}

const tones = { invited: 'blue', registered: 'teal', active: 'green', ended: 'grey' } as const

export function PeoplePart({ room, roles, canWrite }: Props) {
  const t = useText()
  const query = useQuery(queryOf(listRoomGuests, { params: { slug: room.slug } }))
  const [inviting, setInviting] = useState<'buyer' | 'third_party' | null>(null)
  const [edited, edit] = useState<RoomGuestView | null>(null)
  const availability = { allowed: room.ended === null, reason: room.ended }
  return (
    <>
      {canWrite && (
        <Group gap={8} mb={16}>
          <ActionButton availability={availability} onClick={() => setInviting('third_party')}>
            {t('document_room_invite_third_party')}
          </ActionButton>
          <ActionButton variant="default" availability={availability} onClick={() => setInviting('buyer')}>
            {t('document_room_invite_buyer')}
          </ActionButton>
        </Group>
      )}
      <QueryView
        query={query}
        empty={{
          when: ({ guests }) => guests.length === 0,
          shown: <EmptyState title={t('document_room_no_guests')} text={t('document_room_no_guests_text')} />,
        }}
      >
        {({ guests }) => (
          <ul className={styles.list}>
            {guests.map((guest) => (
              <li key={guest.id} className={styles.guest}>
                <div className={styles.who}>
                  <span className={styles.name}>
                    <strong>{guest.name}</strong>
                    <StateBadge
                      state={guest.state}
                      title={t(`document_room_guest_${guest.state}`)}
                      tone={tones[guest.state]}
                    />
                  </span>
                  <Muted>{[guest.role, guest.company, guest.email].filter(Boolean).join(' · ')}</Muted>
                  <Muted>{factsOf(t, guest)}</Muted>
                </div>
                {canWrite && <GuestMenu slug={room.slug} guest={guest} onEdit={() => edit(guest)} />}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {inviting && (
        <InviteModal
          slug={room.slug}
          kind={inviting}
          roles={roles}
          buyers={query.data?.buyers ?? []}
          onClose={() => setInviting(null)}
        />
      )}
      {edited && <GuestModal slug={room.slug} guest={edited} roles={roles} onClose={() => edit(null)} />}
    </>
  )
}

function factsOf(t: ReturnType<typeof useText>, guest: RoomGuestView): string {
  return [
    guest.ended,
    t('document_room_invited_on', { date: formatDate(guest.invited_at), name: guest.invited_by }),
    guest.last_visit_at && t('document_room_last_visit', { time: formatDateTime(guest.last_visit_at) }),
    guest.access_until && t('document_room_until', { date: formatDate(guest.access_until) }),
    guest.terms && t('document_room_terms_accepted', { version: guest.terms.version }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function GuestMenu({ slug, guest, onEdit }: { slug: string; guest: RoomGuestView; onEdit: () => void }) {
  const t = useText()
  const ending = useEndRoomGuest()
  const again = useInviteRoomGuestAgain()
  const params = { slug, guestId: guest.id }
  const isEnded = guest.state === 'ended'
  const end = async () => {
    const isConfirmed =
      isEnded ||
      (await askToConfirm({
        title: t('document_room_end'),
        text: t('document_room_end_text', { name: guest.name }),
        confirm: t('document_room_end'),
        danger: true,
      }))
    if (isConfirmed) ending.mutate({ params, body: { version: guest.version, is_ended: !isEnded } })
  }
  return (
    <ActionMenu
      label={t('document_room_actions', { title: guest.name })}
      isBusy={ending.isPending || again.isPending}
      actions={[
        { key: 'edit', title: t('document_room_guest_edit'), allowed: true, run: onEdit },
        {
          key: 'again',
          title: t('document_room_invite_again'),
          allowed: !isEnded,
          reason: guest.ended,
          run: () => again.mutate({ params }),
        },
        {
          key: 'end',
          title: t(isEnded ? 'document_room_resume' : 'document_room_end'),
          allowed: true,
          danger: !isEnded,
          run: () => void end(),
        },
      ]}
    />
  )
}
