// Moves a mail without a record to its record, found by name or number.

import { Button, Select, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/web/api/query.ts'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { FeedMail } from '../../contract/feed-mail.ts'
import { findThreads } from '../../contract/thread.ts'
import { useChangeMailInForm } from '../changes.ts'

interface Props {
  mail: FeedMail
  onClose: () => void
  onMoved: (threadId: string) => void
}

/** Debounce in milliseconds, the same for all fields that search on the server (spec 1 §9). */
const searchAfter = 250

export function MoveModal({ mail, onClose, onMoved }: Props) {
  const t = useText()
  const move = useChangeMailInForm()
  const { errorOf, take, show, clear } = useServerErrors()
  const [typed, setTyped] = useState('')
  const [searched] = useDebouncedValue(typed.trim(), searchAfter)
  const [record, setRecord] = useState<{ value: string; label: string }>()
  const isChosen = record?.label === typed
  const { data, isFetching } = useQuery({
    ...queryOf(findThreads, { query: { search: searched } }),
    enabled: searched !== '' && !isChosen,
    placeholderData: keepPreviousData,
  })
  const found =
    searched === '' ? [] : (data?.items ?? []).map(({ value, displayName }) => ({ value, label: displayName }))
  const offered = record && !found.some(({ value }) => value === record.value) ? [record, ...found] : found
  const save = () => {
    if (!record) return show({ threadId: t('general_field_is_required') })
    const body = { threadId: record.value }
    move.mutate(
      { params: { mailId: mail.id }, body },
      {
        onSuccess: () => {
          onClose()
          onMoved(record.value)
        },
        onError: take,
      },
    )
  }
  return (
    <Modal onClose={onClose} title={t('communication_move_title')}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{t('communication_move_text', { name: mail.fromName || mail.fromAddress })}</p>
        <Select
          data-autofocus
          label={t('communication_move_record')}
          placeholder={t('communication_move_placeholder')}
          searchable
          data={offered}
          // The server has already filtered the options.
          filter={({ options }) => options}
          value={record?.value ?? null}
          searchValue={typed}
          onSearchChange={setTyped}
          onChange={(value) => {
            clear()
            setRecord(offered.find((one) => one.value === value))
          }}
          nothingFoundMessage={
            searched === ''
              ? t('table_filter_type_to_search')
              : isFetching
                ? t('general_loading')
                : t('general_no_entries_available')
          }
          error={errorOf('threadId')}
        />
        <DialogButtons>
          <CancelButton />
          <Button onClick={save} loading={move.isPending}>
            {t('communication_move_confirm')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
