// The list without rows: empty, no match, or failed.

import { Button, Center } from '@mantine/core'
import { IconFilterOff, IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CallFailed } from '../api/call-failed.ts'
import { useText } from '../i18n/texts.ts'
import { FailedState } from '../ui/states/FailedState.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { useListContext } from './list-context.ts'

interface Props {
  /** Explains the contents of the list and how rows get into it. */
  explanation: ReactNode
  action: ReactNode
}

export function NoRows({ explanation, action }: Props) {
  const t = useText()
  const { definition, list, change } = useListContext()
  const isNarrowed = list.search !== '' || Object.keys(list.filters).length > 0
  if (isNarrowed) {
    return (
      <EmptyState
        icon={<IconFilterOff size={22} stroke={1.5} />}
        title={t('table_no_match_title')}
        text={t(list.search ? 'table_no_match_search' : 'table_no_match_filters', { search: list.search })}
        action={
          <Button variant="default" onClick={() => change({ search: '', filters: {} })}>
            {t('table_no_match_clear')}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={<IconInbox size={22} stroke={1.5} />}
      title={t('table_empty_title', { title: definition.title })}
      text={explanation ?? t('table_empty_text')}
      action={action}
    />
  )
}

interface FailedProps {
  failure: unknown
  retry: () => void
  /** Undefined if the list was requested with its default state. */
  reset: (() => void) | undefined
}

/**
 * An old link may contain a filter or state that no longer exists, so there is a way back to the whole list besides a
 * retry.
 */
export function FailedRows({ failure, retry, reset }: FailedProps) {
  const t = useText()
  // For a 422, a retry would be refused again.
  const isWrongQuestion = reset !== undefined && failure instanceof CallFailed && failure.status === 422
  return (
    <>
      <FailedState failure={sayingWhat(failure)} {...(!isWrongQuestion && { retry })} />
      {reset && (
        <Center>
          <Button variant={isWrongQuestion ? 'default' : 'subtle'} onClick={reset}>
            {t('table_reset')}
          </Button>
        </Center>
      )}
    </>
  )
}

/** A list has no fields to mark, so field errors are added to the message. */
function sayingWhat(failure: unknown): unknown {
  if (!(failure instanceof CallFailed) || !failure.refusal.fields) return failure
  const message = Object.values(failure.refusal.fields).join(' ')
  return new CallFailed(failure.status, { ...failure.refusal, message })
}
