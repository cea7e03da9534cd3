// The list without rows: nothing there yet, nothing that matches, or no answer.

import { Button } from '@mantine/core'
import { IconFilterOff, IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../i18n/texts.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useListContext } from './list-context.ts'

interface Props {
  /** What this list holds and how something gets into it. */
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
