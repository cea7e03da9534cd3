// Dialog that mails the criteria form to a new person.

import { Stack } from '@mantine/core'
import { useState } from 'react'
import { MailLook, SendButton, useMailWording } from '#areas/mail-templates/web/public.tsx'
import { isLanguage, languages } from '#platform/rules/project-type.ts'
import { call } from '#platform/web/api/call.ts'
import { ErrorSummary } from '#platform/web/form/ErrorSummary.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { CancelButton } from '#platform/web/modal/CancelButton.tsx'
import { DialogButtons } from '#platform/web/modal/DialogButtons.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { previewInvitation } from '../contract/criteria-form.ts'
import { useInviteToWaitlist } from './changes.ts'

const nobody = { contactName: '', contactEmail: '', language: 'de' as const }
type Invited = Omit<typeof nobody, 'language'> & { language: (typeof languages)[number] }

export function InviteModal({ onClose, onDone }: { onClose: () => void; onDone: (id: string) => void }) {
  const t = useText()
  const { errors, errorOf, take, clear } = useServerErrors()
  const [invited, setInvited] = useState<Invited>(nobody)
  const inviting = useInviteToWaitlist(({ id }) => {
    onClose()
    onDone(id)
  })
  const wording = useMailWording()
  const set = (part: Partial<Invited>) => {
    setInvited({ ...invited, ...part })
    for (const field of Object.keys(part)) clear(field)
  }
  const labels = Object.fromEntries(Object.keys(nobody).map((field) => [field, t(`waitlist_field_${field}`)]))
  return (
    <Modal onClose={onClose} isChanged={wording.isOwn} title={t('waitlist_new_invite')} size={760}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!wording.obstacle) inviting.mutate({ body: { ...invited, ...wording.sent } }, { onError: take })
        }}
      >
        <Stack gap={16}>
          <p style={{ margin: 0 }}>{t('waitlist_invite_text')}</p>
          <ErrorSummary errors={errors} labels={labels} />
          <TextField
            label={labels.contactName ?? ''}
            name="contactName"
            required
            maxLength={120}
            value={invited.contactName}
            onChange={(contactName) => set({ contactName })}
            error={errorOf('contactName')}
          />
          <TextField
            label={labels.contactEmail ?? ''}
            name="contactEmail"
            type="email"
            required
            value={invited.contactEmail}
            onChange={(contactEmail) => set({ contactEmail })}
            error={errorOf('contactEmail')}
          />
          <SelectField
            label={labels.language ?? ''}
            name="language"
            required
            value={invited.language}
            onChange={(value) => isLanguage(value) && set({ language: value })}
            options={languages.map((value) => ({ value, displayName: t(`general_language_${value}`) }))}
            error={errorOf('language')}
          />
          <MailLook
            wording={wording}
            about={JSON.stringify(invited)}
            look={
              invited.contactName.trim() && invited.contactEmail.includes('@')
                ? (mail) => call(previewInvitation, { body: { ...invited, mail } })
                : null
            }
          />
          <DialogButtons>
            <CancelButton />
            <SendButton wording={wording} label={t('waitlist_invite_send')} isSending={inviting.isPending} />
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  )
}
