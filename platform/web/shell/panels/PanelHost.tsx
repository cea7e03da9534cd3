// Renders the open side panel: its frame at once, its content when loaded (spec 1 §2.5).

import { useBlocker } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useAddress } from '../../core/address.ts'
import { makeRoomForPanel } from '../frame/menu-state.ts'
import { useSession } from '../../api/session.ts'
import { useGiven } from '../shell-parts.ts'
import { LoadingRows } from '../../ui/states/LoadingRows.tsx'
import { mayLeavePanel, panelFrame } from '../../sidepanel/frame.ts'
import { usePanel } from '../../sidepanel/panel.ts'
import { PanelBoundary } from './PanelBoundary.tsx'
import type { LoadedPanel } from '../../sidepanel/panel-definition.ts'
import type { OpenPanel } from '../../sidepanel/panel-address.ts'
import { PanelSheet } from '../../sidepanel/PanelSheet.tsx'

/** The menu collapses for the panel at this width or less (spec 1 §2.1). */
const narrow = '(width <= 1440px)'

export function PanelHost() {
  const { current } = usePanel()
  const { search, setSearch } = useAddress()
  const { can } = useSession()
  const { panels } = useGiven()
  const definition = panels.find(({ key }) => key === current?.key)
  const isOpen = current !== undefined && definition !== undefined && can(definition.permission ?? 'permit')

  const isForNobody = search.panel !== undefined && !isOpen
  useEffect(() => {
    // Remove a panel that cannot be shown from the address; otherwise going back would seem to do nothing.
    if (isForNobody) void setSearch({ panel: undefined }, { replace: true })
  }, [isForNobody, setSearch])
  useEffect(() => {
    if (!isOpen || !matchMedia(narrow).matches) return
    makeRoomForPanel(true)
    return () => makeRoomForPanel(false)
  }, [isOpen])
  useBlocker({
    shouldBlockFn: async ({ current: from, next }) => {
      const stays = from.pathname === next.pathname && panelOf(from.search) === panelOf(next.search)
      return !stays && !(await mayLeavePanel())
    },
    enableBeforeUnload: () => panelFrame.now()?.dirty ?? false,
  })
  return isOpen ? (
    <Panel key={`${current.key}:${current.id}:${current.extra ?? ''}`} panel={current} definition={definition} />
  ) : null
}

function Panel({ panel, definition }: { panel: OpenPanel; definition: LoadedPanel }) {
  const { Content } = definition
  return (
    <PanelSheet panel={panel} definition={definition}>
      <PanelBoundary>
        <Suspense fallback={<LoadingRows rows={5} />}>
          <Content id={panel.id} {...(panel.extra === undefined ? {} : { extra: panel.extra })} />
        </Suspense>
      </PanelBoundary>
    </PanelSheet>
  )
}

function panelOf(search: unknown): string | undefined {
  return search && typeof search === 'object' && 'panel' in search ? String(search.panel) : undefined
}
