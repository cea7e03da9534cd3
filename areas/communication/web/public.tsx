// Links to threads that other areas show for their records.

import { Anchor, Button, LoadingOverlay, Tooltip } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { recordKeys, useRecordCommands } from '#platform/web/core/record-keys.ts'
import { KeyHint } from '#platform/web/ui/KeyHint.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { useSession } from '#platform/web/api/session.ts'
import type { BulkDialogProps } from '#platform/contract/list-places.ts'
import type { BulkDialogs } from '#platform/web/table/bulk/bulk-dialog.ts'
import { usePanel } from '#platform/web/sidepanel/panel.ts'

/** `recordId` must belong to a record of a kind that has mails. */
export function MessagesButton({ recordId }: { recordId: string }) {
  const t = useText()
  const { can } = useSession()
  const { open } = usePanel()
  const mayWrite = can('shared_communication')
  const write = () => void open('Messenger', recordId)
  const title = t('communication_messages')
  useRecordCommands(mayWrite ? [{ key: 'message', title, run: write }] : [], t('shell_commands_screen'))
  if (!mayWrite) return null
  return (
    <Tooltip label={<KeyHint text={title} keys={recordKeys.message} />}>
      <Button variant="default" leftSection={<IconMail size={16} stroke={1.5} aria-hidden />} onClick={write}>
        {title}
      </Button>
    </Tooltip>
  )
}

interface MailLinkProps {
  /** Id of a record of a kind that has mails. */
  recordId: string
  /** Null if no known mail is referenced. */
  mailId: string | null
  children: ReactNode
}

/** History text that links to the mail it mentions. */
export function MailLink({ recordId, mailId, children }: MailLinkProps) {
  const { can } = useSession()
  const { open } = usePanel()
  if (!mailId || !can('shared_communication')) return children
  return (
    <Anchor component="button" type="button" inherit onClick={() => void open('Messenger', recordId, mailId)}>
      {children}
    </Anchor>
  )
}

const BulkMailModal = lazy(() => import('./bulk/BulkMailModal.tsx'))

/** Bulk mail from the list of a kind of record that declares this view. Its code is loaded when it is first opened. */
export const bulkMailTo = (view: string): BulkDialogs => ({
  send_mail: (props: BulkDialogProps) => (
    <Suspense fallback={<LoadingOverlay visible />}>
      <BulkMailModal {...props} view={view} />
    </Suspense>
  ),
})
