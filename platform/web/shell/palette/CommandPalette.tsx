// Command palette, opened by Ctrl K: commands by name, records by number or name; arrow keys and Enter.

import { ModalBody, ModalContent, ModalOverlay } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useText } from '../../i18n/texts.ts'
import { DialogRoot } from '../../modal/DialogRoot.tsx'
import { Keys } from '../../ui/KeyHint.tsx'
import styles from './CommandPalette.module.css'
import { commands, type Command } from '../../core/commands.ts'
import { findCommands } from './find-commands.ts'
import { typedForPalette } from '../panels/overlay.ts'
import { useStore } from '../../core/store.ts'
import { useFoundRecords } from './use-found-records.ts'

interface Props {
  isAllowed: (command: Command) => boolean
  onClose: () => void
}

export default function CommandPalette({ isAllowed, onClose }: Props) {
  const t = useText()
  const listId = useId()
  const typed = useStore(typedForPalette)
  const [place, setPlace] = useState(0)
  const all = useStore(commands)
  const fitting = useMemo(
    () =>
      findCommands(
        all.filter((one) => one.id !== 'palette' && isAllowed(one)),
        typed,
      ),
    [all, isAllowed, typed],
  )
  const records = useFoundRecords(typed)
  const found = [...fitting, ...records.commands]
  const active = found[Math.min(place, found.length - 1)]
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const choose = (command: Command | undefined) => {
    if (!command) return
    onClose()
    command.run()
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
              aria-activedescendant={active ? `${listId}-${found.indexOf(active)}` : undefined}
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
            {found.map((command, at) => (
              // The keyboard chooses through the field above; the pointer directly.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={command.id}
                id={`${listId}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={command === active}
                className={styles.command}
                onMouseMove={() => setPlace(at)}
                onClick={() => choose(command)}
              >
                <span className={styles.title}>{command.title}</span>
                {command.group && <span className={styles.group}>{command.group}</span>}
                {command.keys && <Keys keys={command.keys} />}
              </div>
            ))}
          </div>
          <div className={styles.none} role="status">
            {records.isSearching && t('shell_records_searching')}
            {records.hasFailed && t('shell_records_failed')}
            {!records.isSearching && !records.hasFailed && found.length === 0 && t('shell_nothing_found', { typed })}
          </div>
        </ModalBody>
      </ModalContent>
    </DialogRoot>
  )
}
