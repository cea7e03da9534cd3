// What can be done with this object besides the next step: what is unavailable says why.

import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useText } from '#platform/web/i18n/texts.ts'
import { ReservationModal } from '#areas/tenants/web/public.tsx'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import type { ObjectView } from '../contract/object.ts'
import type { ObjectDeed } from '../rules/object-can.ts'
import { useState } from 'react'
import { useSession } from '#platform/web/shell/session.ts'
import { staleAfterChange, useStatusChange } from './changes.ts'
import styles from './ObjectHead.module.css'

interface Props {
  object: ObjectView
  /** Stands beside as a button. */
  without: ObjectDeed | null
}

export function ObjectActions({ object: { id, title, actions }, without }: Props) {
  const t = useText()
  const status = useStatusChange()
  const { can } = useSession()
  const [isReserving, setReserving] = useState(false)
  const rest = actions.filter(({ key }) => key !== without)
  if (rest.length === 0) return null
  const run = async (key: ObjectDeed) => {
    if (key === 'reserve' && can('tenants_write')) return setReserving(true)
    const isMeant = key !== 'deactivate' || (await askToConfirm(deactivation(t, title)))
    if (isMeant) status.mutate({ params: { id }, body: { action: key } })
  }
  return (
    <>
      {isReserving && (
        <ReservationModal id={id} object={title} stale={staleAfterChange} onClose={() => setReserving(false)} />
      )}
      <Menu width={320}>
        <Menu.Target>
          <Tooltip label={t('objects_more')}>
            <ActionIcon aria-label={t('objects_more')}>
              <IconDots size={18} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          {rest.map(({ key, enabled, reason }) => (
            <Menu.Item
              key={key}
              {...(enabled ? { onClick: () => void run(key) } : { 'aria-disabled': true, closeMenuOnClick: false })}
              className={enabled ? undefined : styles.unavailable}
            >
              {t(`objects_${key}`)}
              {reason && <span className={styles.reason}>{reason}</span>}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}

const deactivation = (t: ReturnType<typeof useText>, title: string) => ({
  title: t('objects_deactivate_title'),
  text: t('objects_deactivate_text', { object: title }),
  confirm: t('objects_deactivate'),
  danger: true,
})
