// Background mails while they are being sent; shown where the workspace sends bulk mail (spec 1 §4).

import { ActionIcon, Popover } from '@mantine/core'
import { IconProgressCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../i18n/texts.ts'
import { EmptyState } from '../ui/EmptyState.tsx'

export function TasksMenu() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={340} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon aria-label={t('shell_tasks')} title={t('shell_tasks')} onClick={() => setOpen(!isOpen)}>
          <IconProgressCheck size={20} stroke={1.5} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <EmptyState title={t('shell_tasks_title')} text={t('shell_tasks_text')} />
      </Popover.Dropdown>
    </Popover>
  )
}
