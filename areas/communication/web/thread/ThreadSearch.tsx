// Search starts 600 ms after the last keystroke (spec 1 §9), or at once with Enter.

import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState, type RefObject } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import styles from './ThreadSearch.module.css'

const searchAfter = 600
const longest = 200

interface SearchProps {
  field?: RefObject<HTMLInputElement | null>
  searched: string
  search: (text: string) => void
}

export function ThreadSearch({ field, searched, search }: SearchProps) {
  const t = useText()
  const [typed, type] = useState(searched)
  const [followed, follow] = useState(searched)
  // The search was changed elsewhere, for example by Back: show the current one.
  if (followed !== searched) {
    follow(searched)
    if (typed.trim() !== searched) type(searched)
  }
  const soon = useDebouncedCallback((text: string) => text.trim() !== searched && search(text.trim()), searchAfter)
  const now = (text: string) => {
    soon.cancel()
    type(text)
    if (text.trim() !== searched) search(text.trim())
  }
  return (
    <TextInput
      ref={field}
      type="search"
      size="xs"
      className={styles.search}
      aria-label={t('communication_search_threads')}
      placeholder={t('communication_search')}
      maxLength={longest}
      value={typed}
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label={t('table_search_clear')} onClick={() => now('')} />}
      onChange={(event) => {
        type(event.currentTarget.value)
        soon(event.currentTarget.value)
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
