// Search and filters of a mailbox. Active filters are shown below and can be removed one by one.

import { ActionIcon, Checkbox, Indicator, Popover, Select, Stack, Tooltip } from '@mantine/core'
import { IconFilter, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { useCommands } from '#platform/web/core/commands.ts'
import { threadOrders } from '../../rules/mailboxes.ts'
import { useAbouts } from '../use-about.ts'
import type { InboxView } from './inbox-view.ts'
import { ToolRow } from './ToolRow.tsx'
import styles from './InboxTools.module.css'
import { ThreadSearch } from '../thread/ThreadSearch.tsx'
import { useColleagues } from '../thread/use-thread.ts'
import type { InboxViewControl } from './use-inbox-view.ts'

interface Props {
  view: InboxView
  change: InboxViewControl['change']
}

export function InboxTools({ view, change }: Props) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  useCommands([
    {
      id: 'inbox search',
      title: t('communication_search_threads'),
      keys: '/',
      group: t('communication_messages'),
      run: () => field.current?.focus(),
    },
  ])
  return (
    <>
      <ToolRow role="search">
        <ThreadSearch field={field} searched={view.search} search={(search) => change({ search }, { replace: true })} />
        <FilterButton view={view} change={change} />
      </ToolRow>
      <SetFilters view={view} change={change} />
    </>
  )
}

function FilterButton({ view, change }: Props) {
  const t = useText()
  const abouts = useAbouts()
  const colleagues = useColleagues()
  const [isOpen, setOpen] = useState(false)
  const label = t('communication_filter_and_sort')
  const isSet = view.isUnread || view.hasAttachments || view.about !== '' || view.assignedTo !== ''
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={300} trapFocus returnFocus withinPortal>
      <Popover.Target>
        <Tooltip label={label} disabled={isOpen}>
          <ActionIcon aria-label={label} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Indicator disabled={!isSet} size={7} offset={2}>
              <IconFilter size={18} stroke={1.5} />
            </Indicator>
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Stack gap={14}>
          <Select
            label={t('communication_sort')}
            allowDeselect={false}
            checkIconPosition="right"
            value={view.sort}
            onChange={(sort) => change({ sort: threadOrders.find((one) => one === sort) ?? 'newest' })}
            data={threadOrders.map((value) => ({ value, label: t(`communication_sort_${value}`) }))}
          />
          <Checkbox
            label={t('communication_filter_unread')}
            checked={view.isUnread}
            onChange={(event) => change({ isUnread: event.currentTarget.checked })}
          />
          <Checkbox
            label={t('communication_filter_attachments')}
            checked={view.hasAttachments}
            onChange={(event) => change({ hasAttachments: event.currentTarget.checked })}
          />
          <SelectField
            label={t('communication_filter_about')}
            placeholder={t('communication_filter_all')}
            value={view.about || null}
            onChange={(about) => change({ about: about ?? '' })}
            options={abouts}
          />
          <SelectField
            label={t('communication_filter_assigned')}
            placeholder={t('communication_filter_all')}
            value={view.assignedTo || null}
            onChange={(assignedTo) => change({ assignedTo: assignedTo ?? '' })}
            options={colleagues.map(({ id, name }) => ({ value: id, displayName: name }))}
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

function SetFilters({ view, change }: Props) {
  const t = useText()
  const abouts = useAbouts()
  const colleagues = useColleagues()
  const assignee = colleagues.find(({ id }) => id === view.assignedTo)
  const set: [boolean, string, Partial<InboxView>][] = [
    [view.isUnread, t('communication_filter_unread'), { isUnread: false }],
    [view.hasAttachments, t('communication_filter_attachments'), { hasAttachments: false }],
    [view.about !== '', abouts.find(({ value }) => value === view.about)?.displayName ?? '', { about: '' }],
    [
      view.assignedTo !== '',
      t('communication_assigned_to', { name: assignee?.name ?? t('communication_filter_somebody') }),
      { assignedTo: '' },
    ],
  ]
  const shown = set.filter(([isOn]) => isOn)
  if (shown.length === 0) return null
  return (
    <div className={styles.set}>
      {shown.map(([, word, less]) => (
        <button
          key={word}
          type="button"
          className={styles.filter}
          aria-label={t('table_filter_remove', { name: word })}
          onClick={() => change(less)}
        >
          <span>{word}</span>
          <IconX size={14} stroke={1.75} aria-hidden />
        </button>
      ))}
    </div>
  )
}
