// A name in a cell: a link to its page, a button for its side panel, or plain text.

import { Tooltip } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactElement } from 'react'
import type { LinkItem } from '#platform/contract/table.ts'
import type { Search } from '../../core/address.ts'
import { addressOfPanel } from '../../sidepanel/panel-address.ts'
import { usePanel } from '../../sidepanel/panel.ts'
import { isPanel } from '../../sidepanel/known-panels.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import styles from './cells.module.css'

export function CellLink({ link }: { link: LinkItem }) {
  return link.tooltip ? <Tooltip label={link.tooltip}>{target(link)}</Tooltip> : target(link)
}

function target(link: LinkItem): ReactElement {
  if (link.href?.startsWith('/'))
    return (
      <ScreenLink to={link.href} className={styles.link}>
        {link.value}
      </ScreenLink>
    )
  if (link.href) {
    return (
      <a href={link.href} className={styles.link} target="_blank" rel="noreferrer">
        {link.value}
      </a>
    )
  }
  if (link.panel) return <PanelLink value={link.value} panel={link.panel} />
  return <span>{link.value}</span>
}

interface PanelLinkProps {
  value: string
  panel: NonNullable<LinkItem['panel']>
}

/** A real link, because the open panel is part of the address. The tooltip around it passes further props. */
function PanelLink({ value, panel, ...rest }: PanelLinkProps) {
  const { open } = usePanel()
  const { key } = panel
  if (!isPanel(key)) return <span {...rest}>{value}</span>
  const openHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void open(key, panel.id)
  }
  return (
    <Link
      to="."
      search={(before: Search) => ({ ...before, panel: addressOfPanel({ key, id: panel.id }) })}
      preload={false}
      className={styles.link}
      onClick={openHere}
      {...rest}
    >
      {value}
    </Link>
  )
}
