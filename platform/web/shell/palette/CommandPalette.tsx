// Command palette, opened by Ctrl K: records, actions and pages in groups; arrow keys and Enter.

import { ModalBody, ModalContent, ModalOverlay } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useText } from '../../i18n/texts.ts'
import { DialogRoot } from '../../modal/DialogRoot.tsx'
import styles from './CommandPalette.module.css'
import type { Command } from '../../core/commands.ts'
import { typedForPalette } from '../panels/overlay.ts'
import { useStore } from '../../core/store.ts'
import { PaletteOption } from './PaletteOption.tsx'
import type { PaletteEntry } from './palette-entry.ts'
import { usePaletteGroups } from './use-palette-groups.ts'

interface Props {
  isAllowed: (command: Command) => boolean
  onClose: () => void
}

export default function CommandPalette({ isAllowed, onClose }: Props) {
  const t = useText()
  const listId = useId()
  const typed = useStore(typedForPalette)
  const [place, setPlace] = useState(0)
  const { groups, isSearching, hasFailed } = usePaletteGroups(typed, isAllowed)
  const found = groups.flatMap(({ entries }) => entries)
  const active = found[Math.min(place, found.length - 1)]
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active?.id])

  const idOf = (entry: PaletteEntry) => `${listId}-${found.indexOf(entry)}`
  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    onClose()
    entry.run()
  }
  const steer = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setPlace((place + step + found.length) % found.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      choose(active)
    }
  }
  return (
    <DialogRoot onClose={onClose} centered={false} yOffset="12vh" size={620} padding={0}>
      <ModalOverlay backgroundOpacity={0.35} />
      <ModalContent aria-label={t('shell_search')}>
        <ModalBody p={0}>
          <div className={styles.search}>
            <IconSearch size={18} stroke={1.5} aria-hidden />
            <input
              className={styles.input}
              data-autofocus
              role="combobox"
              aria-expanded
              aria-controls={listId}
              aria-activedescendant={active ? idOf(active) : undefined}
              aria-label={t('shell_search_placeholder')}
              placeholder={t('shell_search_placeholder')}
              value={typed}
              onChange={(event) => {
                typedForPalette.set(event.currentTarget.value)
                setPlace(0)
              }}
              onKeyDown={steer}
            />
          </div>
          <div className={styles.list} id={listId} role="listbox" ref={list} aria-label={t('shell_commands')}>
            {groups.map(({ title, entries }) => (
              <div key={title} role="group" aria-label={title}>
                <div className={styles.group} aria-hidden>
                  {title}
                </div>
                {entries.map((entry) => (
                  <PaletteOption
                    key={entry.id}
                    id={idOf(entry)}
                    entry={entry}
                    isActive={entry === active}
                    onPoint={() => setPlace(found.indexOf(entry))}
                    onChoose={() => choose(entry)}
                  />
                ))}
              </div>
            ))}
          </div>
          <div className={styles.none} role="status">
            {isSearching && t('shell_records_searching')}
            {hasFailed && t('shell_records_failed')}
            {!isSearching && !hasFailed && found.length === 0 && t('shell_nothing_found', { typed })}
          </div>
        </ModalBody>
      </ModalContent>
    </DialogRoot>
  )
}
