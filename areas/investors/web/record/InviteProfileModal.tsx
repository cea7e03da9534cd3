// Dialog that mails an investor the link to the search profile.

import { Stack } from '@mantine/core'
import { MailLook, SendButton, useMailWording } from '#areas/mail-templates/web/public.tsx'
import { call } from '#platform/web/api/call.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import type { InvestorView } from '../../contract/investor.ts'
import { previewProfileInvitation } from '../../contract/links.ts'
import { useInviteToProfile } from '../changes.ts'

export function InviteProfileModal({ investor, onClose }: { investor: InvestorView; onClose: () => void }) {
  const t = useText()
  const { errors, take } = useServerErrors()
  const inviting = useInviteToProfile(onClose)
  const wording = useMailWording()
  const params = { id: investor.id }
  return (
    <Modal onClose={onClose} isChanged={wording.isOwn} title={t('investors_invite_profile_title')} size={760}>
      <Stack gap={16}>
        <p style={{ margin: 0 }}>{t('investors_invite_profile_text', { name: investor.data.company })}</p>
        <ErrorSummary errors={errors} labels={{}} />
        <MailLook
          wording={wording}
          about={investor.id}
          look={(mail) => call(previewProfileInvitation, { params, body: { mail } })}
        />
        <DialogButtons>
          <CancelButton />
          <SendButton
            wording={wording}
            label={t('investors_deed_invite_profile')}
            isSending={inviting.isPending}
            onSend={() => inviting.mutate({ params, body: { ...wording.sent } }, { onError: take })}
          />
        </DialogButtons>
      </Stack>
    </Modal>
  )
}
