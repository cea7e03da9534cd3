// Menu entries for the actions on a mail; unavailable entries show their reason.

import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import type { Action } from '#platform/web/ui/ActionMenu.tsx'
import type { FeedMail } from '../../contract/feed-mail.ts'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import { useRemoveMail, useRetryMail } from '../changes.ts'
import { useSendAsLetter } from '../letters/letter-changes.ts'

interface Asks {
  ask: (what: 'move' | 'rewrite') => void
  onCalledBack: () => void
}

export function useMailActions(mail: FeedMail, { ask, onCalledBack }: Asks): { actions: Action[]; isBusy: boolean } {
  const t = useText()
  const removal = useRemoveMail()
  const retry = useRetryMail()
  const onPaper = useSendAsLetter()
  const params = { mailId: mail.id }
  const isNote = mail.state === 'note'
  const { beCalledBack, beRetried, beDeleted, beRewritten, beMoved, goOnPaper } = mail.can

  const remove = async () => {
    const confirmed = await askToConfirm({
      title: t(isNote ? 'communication_note_delete_title' : 'communication_mail_delete_title'),
      text: isNote ? mail.text : t('communication_mail_delete_text', { subject: mail.subject }),
      confirm: t('general_delete'),
      danger: true,
    })
    if (confirmed) removal.mutate({ params })
  }
  const callBack = () => removal.mutate({ params }, { onSuccess: onCalledBack })

  const actionOf = (key: string, verdict: FeedMail['can']['beMoved'], run: () => void): Action => ({
    key,
    title: t(`communication_deed_${key}`),
    ...verdict,
    danger: key === 'delete',
    run,
  })
  const deleting = actionOf('delete', beDeleted, () => void remove())
  const actions = isNote
    ? [actionOf('rewrite', beRewritten, () => ask('rewrite')), deleting]
    : mail.direction === 'in'
      ? [actionOf('move', beMoved, () => ask('move'))]
      : [
          actionOf('call_back', beCalledBack, callBack),
          actionOf('retry', beRetried, () => retry.mutate({ params })),
          mail.letter
            ? actionOf('open_letter', { allowed: true }, () => void showLetter(mail.id, mail.subject))
            : actionOf('on_paper', goOnPaper, () => onPaper.mutate({ params })),
          deleting,
        ]
  return { actions, isBusy: removal.isPending || retry.isPending || onPaper.isPending }
}

export const showLetter = (id: string, name: string): Promise<void> =>
  showPaper({ address: `/api/v1/communication/letters/${id}/pdf`, name: `${name}.pdf` })
