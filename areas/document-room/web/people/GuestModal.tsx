// Role and last day of a guest; both apply at once.

import { useState } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import type { RoomGuestView } from '../../contract/people.ts'
import type { RoleChoice } from '../../contract/settings.ts'
import { useChangeRoomGuest } from '../changes.ts'

interface Props {
  slug: string
  guest: RoomGuestView
  roles: readonly RoleChoice[]
  onClose: () => void
}

export function GuestModal({ slug, guest, roles, onClose }: Props) {
  const t = useText()
  const changing = useChangeRoomGuest()
  const [role, setRole] = useState<string | null>(guest.role_id)
  const [until, setUntil] = useState(guest.access_until ?? '')
  return (
    <ActionModal
      title={guest.name}
      text={t('document_room_rights_at_once')}
      action={t('general_save')}
      change={changing}
      send={() => ({
        params: { slug, guestId: guest.id },
        body: { version: guest.version, role_id: role ?? guest.role_id, access_until: until || null },
      })}
      onClose={onClose}
    >
      {({ errorOf }) => (
        <>
          <SelectField
            label={t('document_room_role')}
            name="role_id"
            required
            value={role}
            onChange={setRole}
            options={roles.map(({ id, title }) => ({ value: id, displayName: title }))}
            error={errorOf('role_id')}
          />
          <DateField
            label={t('document_room_field_access_until')}
            name="access_until"
            value={until}
            onChange={setUntil}
            error={errorOf('access_until')}
          />
        </>
      )}
    </ActionModal>
  )
}
