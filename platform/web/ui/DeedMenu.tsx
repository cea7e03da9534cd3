// What else can be done with a thing, behind three dots: what is unavailable stays and says why.

import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './DeedMenu.module.css'

export interface Deed {
  key: string
  title: string
  allowed: boolean
  /** Why it cannot be done. */
  reason?: string | null | undefined
  /** It takes something away for good. */
  danger?: boolean
  run: () => void
}

interface Props {
  label: string
  deeds: readonly Deed[]
  isBusy?: boolean
}

export function DeedMenu({ label, deeds, isBusy = false }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (deeds.length === 0) return null
  return (
    <Menu width={320} opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        {/* Its word would lie over the menu. */}
        <Tooltip label={label} disabled={isOpen}>
          <ActionIcon aria-label={label} loading={isBusy}>
            <IconDots size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {deeds.map((deed) => (
          <Menu.Item
            key={deed.key}
            {...(deed.danger && deed.allowed ? { color: 'var(--q-red-ink)' } : {})}
            {...(deed.allowed ? { onClick: deed.run } : { 'aria-disabled': true, closeMenuOnClick: false })}
            className={deed.allowed ? undefined : styles.unavailable}
          >
            {deed.title}
            {deed.reason && <span className={styles.reason}>{deed.reason}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
