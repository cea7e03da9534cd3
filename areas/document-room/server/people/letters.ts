// The mails to guests, in their language.

import { inProjectWords, type ProcessMail } from '#areas/mail-templates/server/public.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import { translatorFor } from '#platform/server/i18n/texts.ts'
import { composeMail } from '#platform/server/mail/letter.ts'
import type { MailDraft } from '#platform/server/mail/outbox.ts'
import { roomPath } from '../../rules/room-address.ts'
import type { RoomRow } from '../rooms/room-row.ts'

export interface Invited {
  name: string
  email: string
  language: Language
  invitedBy: string
}

export function invitationMail(ctx: Context, room: RoomRow, invited: Invited, link: string): ProcessMail<MailDraft> {
  const { name, email, language, invitedBy } = invited
  const t = translatorFor(language, ctx.workspace.projectType)
  const button = { label: t('document_room_mail_invitation_button'), href: link }
  const greeting = t('document_room_mail_greeting', { name })
  return {
    kind: 'dms_invitation',
    isStandard: true,
    usual: {
      kind: 'dms-invitation',
      language,
      to: { name, address: email },
      subject: t('document_room_mail_invitation_subject', { title: room.title }),
      greeting,
      paragraphs: [],
      button,
      closing: t('document_room_mail_closing'),
    },
    values: () => ({
      place_letter_salutation: greeting,
      place_fullname: name,
      place_email: email,
      place_dms_link: button,
      place_dms_invited_by: invitedBy,
      place_dms_title: room.title,
    }),
  }
}

/** The invitation as text, for the dialog before it is sent; its link does not exist yet. */
export async function invitationInWords(ctx: Context, room: RoomRow, invited: Invited) {
  const link = ctx.linkTo(`/dms-registration/${room.slug}/…`)
  const draft = await inProjectWords(ctx, invitationMail(ctx, room, invited, link))
  const { text } = composeMail(draft, { senderName: ctx.workspace.name })
  return { subject: draft.subject, text }
}

interface Digest {
  room: Pick<RoomRow, 'slug' | 'title'>
  to: { name: string; address: string }
  language: Language
  /** Index number and name of each new file. */
  files: readonly string[]
}

const mostNamed = 30

export function digestMail(ctx: Context, { room, to, language, files }: Digest): MailDraft {
  const t = translatorFor(language, ctx.workspace.projectType)
  const more = files.length - mostNamed
  return {
    kind: 'dms-digest',
    language,
    to,
    subject: t('document_room_mail_digest_subject', { title: room.title, count: files.length }),
    greeting: t('document_room_mail_greeting', { name: to.name }),
    paragraphs: [
      t('document_room_mail_digest_text', { title: room.title }),
      files.slice(0, mostNamed).join('\n'),
      ...(more > 0 ? [t('document_room_mail_digest_more', { count: more })] : []),
      t('document_room_mail_digest_off'),
    ],
    button: { label: t('document_room_mail_digest_button'), href: ctx.linkTo(roomPath(room.slug)) },
    closing: t('document_room_mail_closing'),
  }
}
