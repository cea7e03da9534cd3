// What can be done with a mail, as the entries of its menu; what is unavailable says why.

import { useText } from '#platform/web/i18n/texts.ts'
import { askToConfirm } from '#platform/web/modal/confirm.ts'
import type { Deed } from '#platform/web/ui/DeedMenu.tsx'
import type { FeedMail } from '../../contract/feed-mail.ts'
import { showPaper } from '#platform/web/viewer/viewer.ts'
import { useRemoveMail, useRetryMail } from '../changes.ts'
import { useSendAsLetter } from '../letters/letter-changes.ts'

interface Asks {
  ask: (what: 'move' | 'rewrite') => void
  onCalledBack: () => void
}

export function useMailDeeds(mail: FeedMail, { ask, onCalledBack }: Asks): { deeds: Deed[]; isBusy: boolean } {
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

  const deedOf = (key: string, verdict: FeedMail['can']['beMoved'], run: () => void): Deed => ({
    key,
    title: t(`communication_deed_${key}`),
    ...verdict,
    danger: key === 'delete',
    run,
  })
  const deleting = deedOf('delete', beDeleted, () => void remove())
  const deeds = isNote
    ? [deedOf('rewrite', beRewritten, () => ask('rewrite')), deleting]
    : mail.direction === 'in'
      ? [deedOf('move', beMoved, () => ask('move'))]
      : [
          deedOf('call_back', beCalledBack, callBack),
          deedOf('retry', beRetried, () => retry.mutate({ params })),
          mail.letter
            ? deedOf('open_letter', { allowed: true }, () => void showLetter(mail.id, mail.subject))
            : deedOf('on_paper', goOnPaper, () => onPaper.mutate({ params })),
          deleting,
        ]
  return { deeds, isBusy: removal.isPending || retry.isPending || onPaper.isPending }
}

export const showLetter = (id: string, name: string): Promise<void> =>
  showPaper({ address: `/api/v1/communication/letters/${id}/pdf`, name: `${name}.pdf` })
