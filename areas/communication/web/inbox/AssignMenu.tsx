// Menu for assigning a thread to a colleague.

import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconCheck, IconUserPlus, IconUserX } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import type { InboxItem } from '../../contract/inbox.ts'
import styles from './AssignMenu.module.css'
import { useColleagues } from '../thread/use-thread.ts'

interface Props {
  assignedTo: InboxItem['assignedTo']
  /** Null removes the assignment. */
  onAssign: (userId: string | null) => void
}

export function AssignMenu({ assignedTo, onAssign }: Props) {
  const t = useText()
  const { user } = useSession()
  const colleagues = useColleagues()
  const [isOpen, setOpen] = useState(false)
  // The user comes first, as the most frequent choice.
  const offered = colleagues.toSorted((one, other) => Number(other.id === user.id) - Number(one.id === user.id))
  const label = assignedTo ? t('communication_assigned_to', { name: assignedTo.name }) : t('communication_deed_assign')
  return (
    <Menu width={260} opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <Tooltip label={label} disabled={isOpen}>
          <ActionIcon aria-label={label}>
            {assignedTo ? (
              <span className={styles.initials} aria-hidden>
                {assignedTo.initials}
              </span>
            ) : (
              <IconUserPlus size={18} stroke={1.5} />
            )}
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown className={styles.colleagues}>
        <Menu.Label>{t('communication_deed_assign')}</Menu.Label>
        {offered.map(({ id, name }) => (
          <Menu.Item
            key={id}
            onClick={() => onAssign(id)}
            rightSection={id === assignedTo?.id && <IconCheck size={16} stroke={1.75} aria-hidden />}
          >
            {id === user.id ? t('communication_assign_me', { name }) : name}
          </Menu.Item>
        ))}
        {assignedTo && (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<IconUserX size={16} stroke={1.5} aria-hidden />} onClick={() => onAssign(null)}>
              {t('communication_deed_unassign')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
