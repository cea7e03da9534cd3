// Searches 600 ms after the last key press (spec 1 §9), or immediately on Enter.

import { CloseButton, Kbd, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState, type RefObject } from 'react'
import { useText } from '../../i18n/texts.ts'
import { useListContext } from '../list-context.ts'
import styles from './SearchField.module.css'

const delay = 600
const longest = 200

export function SearchField({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const t = useText()
  const { definition, list, change } = useListContext()
  const [typed, type] = useState(list.search)
  const [followed, follow] = useState(list.search)
  // Changed elsewhere, by Back or a saved view: shows the current search.
  if (followed !== list.search) {
    follow(list.search)
    if (typed.trim() !== list.search) type(list.search)
  }
  const search = (text: string) => {
    if (text.trim() !== list.search) change({ search: text.trim() }, { replace: true })
  }
  const searchSoon = useDebouncedCallback(search, { delay, flushOnUnmount: false })
  const now = (text: string) => {
    searchSoon.cancel()
    type(text)
    search(text)
  }
  return (
    <TextInput
      ref={field}
      type="search"
      className={styles.search}
      size="xs"
      aria-label={t('table_search_in', { title: definition.title })}
      aria-keyshortcuts="/"
      placeholder={t('general_search')}
      maxLength={longest}
      value={typed}
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
      rightSection={
        typed ? (
          <CloseButton size="sm" aria-label={t('table_search_clear')} onClick={() => now('')} />
        ) : (
          <Kbd size="xs" className={styles.key} aria-hidden>
            /
          </Kbd>
        )
      }
      onChange={(event) => {
        type(event.currentTarget.value)
        searchSoon(event.currentTarget.value)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') now(typed)
        if (event.key === 'Escape') {
          if (typed) now('')
          else event.currentTarget.blur()
        }
      }}
    />
  )
}
