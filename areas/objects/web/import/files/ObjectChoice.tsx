// Object of a file: the match, or a search by number and name.

import { Loader, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { findFileObjects, type FileObject } from '../../../contract/bulk-files.ts'
import styles from './Files.module.css'

interface Props {
  label: string
  object: FileObject | null
  /** Objects that the file name could refer to. */
  candidates: readonly FileObject[]
  onChange: (object: FileObject) => void
}

const named = ({ referenceNumber, title }: FileObject) => `${referenceNumber} · ${title}`

export function ObjectChoice({ label, object, candidates, onChange }: Props) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  if (isOpen) {
    return (
      <OpenChoice
        label={label}
        candidates={candidates}
        onClose={() => setOpen(false)}
        onChange={(chosen) => {
          setOpen(false)
          onChange(chosen)
        }}
      />
    )
  }
  return (
    <button
      type="button"
      className={styles.object}
      data-none={!object || undefined}
      aria-label={`${label}: ${object ? named(object) : t('objects_files_choose_object')}`}
      onClick={() => setOpen(true)}
    >
      {object ? (
        <>
          <strong>{object.referenceNumber}</strong> {object.title}
        </>
      ) : (
        t('objects_files_choose_object')
      )}
    </button>
  )
}

interface OpenProps extends Omit<Props, 'object'> {
  onClose: () => void
}

function OpenChoice({ label, candidates, onChange, onClose }: OpenProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 200)
  const { data, isFetching } = useQuery(queryOf(findFileObjects, { query: { search } }))
  const found = typed === '' && candidates.length > 0 ? candidates : (data?.objects ?? [])
  return (
    <Select
      ref={input}
      size="sm"
      className={styles.search}
      aria-label={label}
      data={found.map((one) => ({ value: one.id, label: named(one) }))}
      value={null}
      onChange={(id) => {
        const chosen = found.find((one) => one.id === id)
        if (chosen) onChange(chosen)
      }}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has already filtered the options.
      filter={({ options }) => options}
      defaultDropdownOpened
      onBlur={onClose}
      placeholder={t('table_filter_type_to_search')}
      nothingFoundMessage={isFetching ? undefined : t('general_no_entries_available')}
      rightSection={isFetching ? <Loader size={14} /> : undefined}
    />
  )
}
