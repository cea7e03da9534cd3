// Menu behind three dots with the remaining actions: unavailable actions stay visible, with the reason.

import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { KeyHint } from './KeyHint.tsx'
import styles from './ActionMenu.module.css'

export interface Action {
  key: string
  title: string
  allowed: boolean
  /** Reason why the action is unavailable. */
  reason?: string | null | undefined
  /** Keyboard shortcut. */
  keys?: string | undefined
  /** The action deletes something permanently. */
  danger?: boolean
  run: () => void
}

interface Props {
  label: string
  actions: readonly Action[]
  isBusy?: boolean
  /** -1 takes the button out of the tab order, for one of many cards. */
  tabIndex?: 0 | -1
}

export function ActionMenu({ label, actions, isBusy = false, tabIndex = 0 }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (actions.length === 0) return null
  return (
    <Menu width={320} opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        {/* Its word would lie over the menu. */}
        <Tooltip label={label} disabled={isOpen}>
          <ActionIcon aria-label={label} loading={isBusy} tabIndex={tabIndex}>
            <IconDots size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item
            key={action.key}
            {...(action.danger && action.allowed ? { color: 'var(--q-red-ink)' } : {})}
            {...(action.allowed ? { onClick: action.run } : { 'aria-disabled': true, closeMenuOnClick: false })}
            className={action.allowed ? undefined : styles.unavailable}
          >
            {action.keys ? <KeyHint text={action.title} keys={action.keys} /> : action.title}
            {action.reason && <span className={styles.reason}>{action.reason}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
