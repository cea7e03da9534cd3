// Frame of the side panel: beside the screen on a desktop, so that the list stays usable; a full sheet with a focus
// trap on a phone. Escape closes it and restores the focus.

import { FocusTrap } from '@mantine/core'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useStore } from '../core/store.ts'
import { useText } from '../i18n/texts.ts'
import { firstFieldIn } from '../modal/dialog-focus.ts'
import { usePhone } from '../ui/use-phone.ts'
import { panelFrame } from './frame.ts'
import { usePanel } from './panel.ts'
import type { OpenPanel } from './panel-address.ts'
import type { PanelDefinition } from './panel-definition.ts'
import { PanelHead } from './PanelHead.tsx'
import styles from './PanelSheet.module.css'

interface Props {
  panel: OpenPanel
  definition: PanelDefinition
  children: ReactNode
}

const standardWidth = 550

export function PanelSheet({ panel, definition, children }: Props) {
  const t = useText()
  const { close } = usePanel()
  const isPhone = usePhone()
  const sheet = useRef<HTMLElement>(null)
  const width = definition.width ?? standardWidth
  const startsInField = useStore(panelFrame)?.startsInField ?? false
  useReturnOfFocus(sheet)
  useEffect(() => {
    const inside = sheet.current
    if (startsInField && inside && isAtBeginning(inside)) firstFieldIn(inside)?.focus()
  }, [startsInField])
  useEffect(() => {
    document.documentElement.style.setProperty('--q-panel', `${width}px`)
  }, [width])
  return (
    <FocusTrap active={isPhone} innerRef={sheet}>
      {/* Escape is heard from anything inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <aside
        className={styles.sheet}
        data-panel={panel.key}
        aria-label={t(definition.title)}
        tabIndex={-1}
        {...(isPhone ? { role: 'dialog', 'aria-modal': true } : {})}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return
          event.stopPropagation()
          void close()
        }}
      >
        <PanelHead panel={panel} definition={definition} />
        <div className={styles.body}>{children}</div>
      </aside>
    </FocusTrap>
  )
}

/** True while the focus is on the panel itself or on its title. */
const isAtBeginning = (sheet: HTMLElement): boolean => {
  const active = document.activeElement
  return !active || !sheet.contains(active) || active === sheet || active.matches('h2')
}

function useReturnOfFocus(sheet: { current: HTMLElement | null }) {
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    const inside = sheet.current
    // The panel's content may already have taken the focus.
    if (!inside?.contains(document.activeElement)) inside?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [sheet, before])
}
