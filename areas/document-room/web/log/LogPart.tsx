// The log of access: all entries for staff, their own for guests.

import { Button, Group, Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { download } from '#platform/web/api/download.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { tellFailure } from '#platform/web/api/tell-failure.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { MarksRequired } from '#platform/web/form/field-props.ts'
import { DateField } from '#platform/web/form/time/DateField.tsx'
import { formatDateTime } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Muted } from '#platform/web/kit/Muted.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { usePhone } from '#platform/web/ui/use-phone.ts'
import { listRoomAccess, type RoomAccessView } from '../../contract/log.ts'
import { accessActions } from '../../rules/access-actions.ts'
import styles from './log.module.css'

interface Props {
  slug: string
  isStaff: boolean
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

export function LogPart({ slug, isStaff }: Props) {
  const t = useText()
  const isPhone = usePhone()
  const [page, setPage] = useState(1)
  const [filters, setFilters] = useState({ action: '', from: '', to: '' })
  const set = (part: Partial<typeof filters>) => {
    setFilters({ ...filters, ...part })
    setPage(1)
  }
  const action = accessActions.find((one) => one === filters.action)
  const chosen = {
    ...(action && { action }),
    ...(isDay(filters.from) && { from: filters.from }),
    ...(isDay(filters.to) && { to: filters.to }),
  }
  const query = useQuery(queryOf(listRoomAccess, { params: { slug }, query: { ...chosen, page } }))
  const save = () => {
    const search = new URLSearchParams(chosen)
    void download(`/api/v1/dms/${slug}/log/export?${search.toString()}`).catch(tellFailure)
  }
  return (
    <>
      <Paragraph isSoft>{t(isStaff ? 'document_room_log_about' : 'document_room_log_about_own')}</Paragraph>
      <div className={styles.filters}>
        <MarksRequired value>
          <SelectField
            label={t('document_room_log_what')}
            value={filters.action || null}
            onChange={(value) => set({ action: value ?? '' })}
            placeholder={t('table_all')}
            options={accessActions.map((value) => ({ value, displayName: t(`document_room_action_${value}`) }))}
          />
          <DateField label={t('document_room_from_day')} value={filters.from} onChange={(from) => set({ from })} />
          <DateField label={t('document_room_to_day')} value={filters.to} onChange={(to) => set({ to })} />
        </MarksRequired>
        <Button variant="default" onClick={save}>
          {t('document_room_log_export')}
        </Button>
      </div>
      <QueryView
        query={query}
        empty={{
          when: ({ entries }) => entries.length === 0,
          shown: <EmptyState title={t('document_room_log_none')} />,
        }}
      >
        {({ entries, pages }) => (
          <>
            {isPhone ? <EntryList entries={entries} /> : <EntryTable entries={entries} />}
            {pages > 1 && (
              <Group gap={8} mt={12}>
                <Button variant="default" size="compact-sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  {t('document_room_newer')}
                </Button>
                <Muted>{t('document_room_page', { page, pages })}</Muted>
                <Button variant="default" size="compact-sm" disabled={page === pages} onClick={() => setPage(page + 1)}>
                  {t('document_room_older')}
                </Button>
              </Group>
            )}
          </>
        )}
      </QueryView>
    </>
  )
}

interface EntriesProps {
  entries: readonly RoomAccessView[]
}

/** A phone has no room for five columns. */
function EntryList({ entries }: EntriesProps) {
  const t = useText()
  return (
    <ul className={styles.entries}>
      {entries.map((one) => (
        <li key={one.id} className={styles.entry}>
          <span>
            <strong>{t(`document_room_action_${one.action}`)}</strong> {one.file} <Version entry={one} />
          </span>
          <span>
            {one.name} <Muted>{t(one.is_guest ? 'document_room_log_guest' : 'document_room_log_staff')}</Muted>
          </span>
          <Muted>
            {formatDateTime(one.at)} · {one.address}
          </Muted>
        </li>
      ))}
    </ul>
  )
}

function Version({ entry: { content_version: version } }: { entry: RoomAccessView }) {
  const t = useText()
  return version !== null && version > 1 && <Muted>{t('document_room_version', { version })}</Muted>
}

function EntryTable({ entries }: EntriesProps) {
  const t = useText()
  return (
    <Table.ScrollContainer minWidth={640}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {['at', 'who', 'what', 'file', 'from'].map((column) => (
              <Table.Th key={column}>{t(`document_room_log_${column}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((one) => (
            <Table.Tr key={one.id}>
              <Table.Td>{formatDateTime(one.at)}</Table.Td>
              <Table.Td>
                {one.name} <Muted>{t(one.is_guest ? 'document_room_log_guest' : 'document_room_log_staff')}</Muted>
              </Table.Td>
              <Table.Td>{t(`document_room_action_${one.action}`)}</Table.Td>
              <Table.Td>
                {one.file} <Version entry={one} />
              </Table.Td>
              <Table.Td>{one.address}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
