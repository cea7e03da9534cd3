// Roles of guests: name, order, and deletion of those that no guest has.

import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { moved } from '#areas/applications/rules/priorities.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal, type Fields } from '#platform/web/kit/ActionModal.tsx'
import { Muted } from '#platform/web/kit/Muted.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import type { LoadContext } from '#platform/web/shell/screen-route.ts'
import { ActionMenu } from '#platform/web/ui/ActionMenu.tsx'
import { PageHead } from '#platform/web/ui/PageHead.tsx'
import { listRoomRoles, type RoomRoleView } from '../../contract/settings.ts'
import { useArrangeRoomRoles, useChangeRoomRole, useCreateRoomRole, useDeleteRoomRole } from '../changes.ts'
import { MoveButtons } from '../MoveButtons.tsx'
import { titleOf, TitleFields } from '../TitleFields.tsx'
import styles from './settings.module.css'

export const load = ({ queryClient }: LoadContext) => queryClient.prefetchQuery(queryOf(listRoomRoles))

export default function RolesPage() {
  const t = useText()
  const query = useQuery(queryOf(listRoomRoles))
  const [edited, edit] = useState<{ role: RoomRoleView | null } | null>(null)
  const arranging = useArrangeRoomRoles()
  return (
    <>
      <PageHead
        title={t('screen_settings_dms_roles')}
        count={query.data?.roles.length}
        action={<Button onClick={() => edit({ role: null })}>{t('document_room_role_new')}</Button>}
      />
      <Paragraph>{t('document_room_roles_about')}</Paragraph>
      <QueryView query={query} rows={7}>
        {({ roles }) => (
          <ul className={styles.list}>
            {roles.map((role, at) => (
              <li key={role.id} className={styles.entry}>
                <span className={styles.index}>{role.index}</span>
                <span className={styles.names}>
                  <strong>{titleOf(role)}</strong>
                  <Muted>{t('document_room_guest_count', { count: role.guests })}</Muted>
                </span>
                <span className={styles.buttons}>
                  <MoveButtons
                    title={titleOf(role)}
                    at={at}
                    count={roles.length}
                    onMove={(to) => {
                      const ids = roles.map(({ id }) => id)
                      arranging.mutate({ body: { order: moved(ids, at, to) } })
                    }}
                  />
                  <RoleMenu role={role} onEdit={() => edit({ role })} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {edited && <RoleModal role={edited.role} onClose={() => edit(null)} />}
    </>
  )
}

function RoleMenu({ role, onEdit }: { role: RoomRoleView; onEdit: () => void }) {
  const t = useText()
  const deleting = useDeleteRoomRole()
  const title = titleOf(role)
  const remove = async () => {
    const isConfirmed = await askToConfirm({
      title: t('document_room_role_delete'),
      text: t('document_room_role_delete_text', { title }),
      confirm: t('document_room_role_delete'),
      danger: true,
    })
    if (isConfirmed) deleting.mutate({ params: { id: role.id } })
  }
  return (
    <ActionMenu
      label={t('document_room_actions', { title })}
      isBusy={deleting.isPending}
      actions={[
        { key: 'edit', title: t('document_room_rename'), allowed: true, run: onEdit },
        {
          key: 'delete',
          title: t('document_room_role_delete'),
          allowed: role.locked === null,
          reason: role.locked,
          danger: true,
          run: () => void remove(),
        },
      ]}
    />
  )
}

function RoleModal({ role, onClose }: { role: RoomRoleView | null; onClose: () => void }) {
  const t = useText()
  const creating = useCreateRoomRole()
  const changing = useChangeRoomRole()
  const [titles, setTitles] = useState({ title_de: role?.title_de ?? '', title_fr: role?.title_fr ?? '' })
  const fields: Fields = (errors) => <TitleFields {...{ titles, onChange: setTitles, errors }} />
  const shared = { action: t('general_save'), onClose, children: fields }
  if (!role) {
    return (
      <ActionModal {...shared} title={t('document_room_role_new')} change={creating} send={() => ({ body: titles })} />
    )
  }
  return (
    <ActionModal
      {...shared}
      title={t('document_room_rename')}
      change={changing}
      send={() => ({ params: { id: role.id }, body: { ...titles, version: role.version } })}
    />
  )
}
