// The box of letters: waiting for printing, without a complete address, or printed, with print batches above the
// list.

import { Button, Checkbox, SegmentedControl } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keyOf, queryOf } from '#platform/web/api/query.ts'
import { useLive } from '#platform/web/api/use-live.ts'
import { formatDate, formatNumber } from '#platform/web/i18n/format.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { getLetters, type LetterItem } from '../../contract/letters.ts'
import { letterLists } from '../../rules/letters.ts'
import { BoxesButton } from '../inbox/BoxesButton.tsx'
import { InboxFoot } from '../inbox/InboxFoot.tsx'
import type { InboxView } from '../inbox/inbox-view.ts'
import { ToolRow } from '../inbox/ToolRow.tsx'
import { ListLines } from '../inbox/ListLines.tsx'
import styles from './Letters.module.css'
import { PrintBatches } from './PrintBatches.tsx'
import { PrintModal } from './PrintModal.tsx'
import { ThreadSearch } from '../thread/ThreadSearch.tsx'
import { pollEvery } from '../thread/use-thread.ts'
import type { InboxViewControl } from '../inbox/use-inbox-view.ts'

interface Props {
  view: InboxView
  change: InboxViewControl['change']
}

export function LetterList({ view, change }: Props) {
  const t = useText()
  const { letters: show, search, page, thread } = view
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const [isPrinting, print] = useState(false)
  const query = useQuery({
    ...queryOf(getLetters, { query: { show, search, page } }),
    placeholderData: keepPreviousData,
    refetchInterval: pollEvery,
  })
  const { data } = query
  useLive('mails', [keyOf(getLetters)])
  if (!data) return <QueryView query={query} />
  const { items, counts, batches, pagination } = data
  const here = items.filter(({ id }) => chosen.has(id))
  const toggle = (id: string) =>
    choose(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]))
  const count = here.length > 0 ? here.length : pagination.totalItems
  return (
    <>
      <BoxesButton box="letters" change={change} />
      <ToolRow role="search">
        <ThreadSearch searched={search} search={(words) => change({ search: words }, { replace: true })} />
      </ToolRow>
      <div className={styles.lists}>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t('communication_letters_show')}
          value={show}
          onChange={(value) => change({ letters: letterLists.find((one) => one === value) ?? 'waiting', thread: '' })}
          data={letterLists.map((value) => ({
            value,
            label: `${t(`communication_letters_${value}`)}${value !== 'printed' && counts[value] > 0 ? ` ${formatNumber(counts[value])}` : ''}`,
          }))}
        />
      </div>
      {show !== 'incomplete' && <PrintBatches batches={batches} />}
      {show !== 'incomplete' && items.length > 0 && (
        <div className={styles.bar}>
          <Checkbox
            size="xs"
            aria-label={t('table_select_page')}
            checked={here.length === items.length}
            indeterminate={here.length > 0 && here.length < items.length}
            onChange={() => choose(new Set(here.length === items.length ? [] : items.map(({ id }) => id)))}
          />
          <Button
            size="compact-sm"
            leftSection={<IconPrinter size={16} stroke={1.5} aria-hidden />}
            onClick={() => print(true)}
          >
            {t('communication_letters_print_all', { count, number: formatNumber(count) })}
          </Button>
        </div>
      )}
      {items.length === 0 ? (
        <EmptyState
          icon={<IconPrinter size={22} stroke={1.5} />}
          title={t(search ? 'communication_nothing_found' : `communication_empty_letters_${show}`)}
          text={t(search ? 'communication_nothing_found_text' : `communication_empty_text_letters_${show}`)}
        />
      ) : (
        <ListLines>
          {items.map((letter) => (
            <LetterLine
              key={letter.id}
              letter={letter}
              isOpen={letter.id === thread}
              isChosen={chosen.has(letter.id)}
              open={() => change({ thread: letter.id, showsBoxes: false }, { replace: thread !== '' })}
              {...(show !== 'incomplete' && { toggle: () => toggle(letter.id) })}
            />
          ))}
        </ListLines>
      )}
      <InboxFoot pagination={pagination} onTurn={(to, how) => change({ page: to }, how)} />
      {isPrinting && show !== 'incomplete' && (
        <PrintModal
          count={count}
          chosen={{ show, search, ...(here.length > 0 && { ids: here.map(({ id }) => id) }) }}
          onClose={() => print(false)}
          onBegun={() => {
            print(false)
            choose(new Set())
          }}
        />
      )}
    </>
  )
}

interface LineProps {
  letter: LetterItem
  isOpen: boolean
  isChosen: boolean
  open: () => void
  /** Omitted if the letter cannot be selected. */
  toggle?: () => void
}

function LetterLine({ letter, isOpen, isChosen, open, toggle }: LineProps) {
  const t = useText()
  const { name, place, subject, missing, kindTitle, number, writtenAt, printedAt } = letter
  return (
    <li className={styles.line} data-open={isOpen || undefined}>
      {toggle && <Checkbox size="xs" aria-label={`${name}, ${subject}`} checked={isChosen} onChange={toggle} />}
      <button type="button" className={styles.letter} aria-current={isOpen ? 'true' : undefined} onClick={open}>
        <span className={styles.first}>
          <span className={styles.name}>{name}</span>
          <time className={styles.soft} dateTime={printedAt ?? writtenAt}>
            {formatDate(printedAt ?? writtenAt)}
          </time>
        </span>
        <span className={styles.cut}>{subject}</span>
        <span className={styles.soft}>
          {missing ? (
            <span className={styles.missing}>{t('communication_letter_missing', { parts: missing })}</span>
          ) : (
            [place, kindTitle, number && `${number}`].filter(Boolean).join(' · ')
          )}
        </span>
      </button>
    </li>
  )
}
