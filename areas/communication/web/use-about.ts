// Text for the owner of a thread: the record with its number, or a stranger.

import { useText } from '#platform/web/i18n/texts.ts'
import { useRecordKinds } from '#platform/web/records/use-record-kinds.ts'
import type { InboxItem } from '../contract/inbox.ts'
import { stranger } from '../rules/mailboxes.ts'

export function useAboutWords(): (item: Pick<InboxItem, 'about' | 'number'>) => string {
  const t = useText()
  const kinds = useRecordKinds()
  return ({ about, number }) =>
    t(kinds.find(({ kind }) => kind === about)?.numbered ?? 'communication_about_stranger', { number: number ?? '' })
}

/** Options of the filter by record kind. */
export function useAbouts(): { value: string; displayName: string }[] {
  const t = useText()
  return [
    ...useRecordKinds().map(({ kind, plural }) => ({ value: kind, displayName: t(plural) })),
    { value: stranger, displayName: t('communication_kind_of_stranger') },
  ]
}
