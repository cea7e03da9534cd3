// Toolbar with one tab stop: Tab reaches its first button, the arrow keys move between its buttons.

import { RichTextEditor as Frame } from '@mantine/tiptap'
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useText } from '../i18n/texts.ts'
import { nextInToolbar } from './toolbar-keys.ts'

export function RovingToolbar({ children }: { children: ReactNode }) {
  const t = useText()
  const toolbar = useRef<HTMLDivElement>(null)
  const buttons = () => [...(toolbar.current?.querySelectorAll('button') ?? [])]
  const letTabReach = (stop: HTMLButtonElement | undefined) => {
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1
  }
  // The buttons come from the component library, which gives each its own tab stop.
  useLayoutEffect(() => letTabReach(buttons()[0]))
  const move = (event: KeyboardEvent) => {
    const enabled = buttons().filter(({ disabled }) => !disabled)
    const at = enabled.findIndex((button) => button === event.target)
    const next = enabled[nextInToolbar(event.key, { at, count: enabled.length }) ?? -1]
    if (!next) return
    event.preventDefault()
    letTabReach(next)
    next.focus()
  }
  return (
    <Frame.Toolbar
      ref={toolbar}
      role="toolbar"
      aria-label={t('general_editor_toolbar')}
      onKeyDown={move}
      onBlur={({ relatedTarget }) => {
        if (!toolbar.current?.contains(relatedTarget)) letTabReach(buttons()[0])
      }}
    >
      {children}
    </Frame.Toolbar>
  )
}
