// Header of the side panel: title, state, link to the page, delete, close.

import { ActionIcon, Tooltip } from '@mantine/core'
import { IconArrowUpRight, IconTrash, IconX } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useText } from '../i18n/texts.ts'
import { useStore } from '../core/store.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { panelFrame } from './frame.ts'
import { usePanel } from './panel.ts'
import type { OpenPanel } from './panel-address.ts'
import type { PanelDefinition } from './panel-definition.ts'
import styles from './PanelHead.module.css'

interface Props {
  panel: OpenPanel
  definition: PanelDefinition
}

export function PanelHead({ panel, definition }: Props) {
  const t = useText()
  const { close } = usePanel()
  const { pathname } = useLocation()
  const frame = useStore(panelFrame)
  const target = definition.goTo?.(panel.id, panel.extra)
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <h2 className={styles.title} tabIndex={-1} data-autofocus>
          {frame?.title ?? t(definition.title)}
        </h2>
        {frame?.badge}
      </div>
      <div className={styles.tools}>
        {target && target !== pathname && (
          <Tooltip label={t('shell_panel_go_to')}>
            <ActionIcon component={Link} to={target} aria-label={t('shell_panel_go_to')}>
              <IconArrowUpRight size={20} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
        )}
        {frame?.onDelete && (
          <IconButton label={t('general_delete')} onClick={frame.onDelete} unavailable={frame.keptBecause}>
            <IconTrash size={20} stroke={1.5} />
          </IconButton>
        )}
        <IconButton label={t('shell_panel_close')} keys="escape" onClick={() => void close()}>
          <IconX size={20} stroke={1.5} />
        </IconButton>
      </div>
    </header>
  )
}
