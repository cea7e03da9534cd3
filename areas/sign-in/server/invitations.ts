// Mails about an account that an administrator triggers: invitation and password link.

import type { Context } from '#platform/server/context.ts'
import { mailAboutAccount } from './account-mails.ts'
import { acceptsPasswords, newPasswordLink } from './password-reset.ts'
import type { StaffUser } from './people.ts'

const hour = 60 * 60 * 1000
/** Long enough for a person who starts next Monday. */
const invitationLasts = 7 * 24 * hour
const resetLasts = 24 * hour

/** Mails an invitation: with a link to set a password, or to the sign-in page if only single sign-on is used. */
export async function mailInvitation(ctx: Context, person: StaffUser): Promise<void> {
  const values = { by: ctx.actor.name, username: person.username }
  const button = (await acceptsPasswords(ctx))
    ? { label: 'sign_in_mail_invitation_button', href: await newPasswordLink(ctx, person, invitationLasts) }
    : { label: 'sign_in_mail_invitation_sso_button', href: ctx.linkTo('/login') }
  await mailAboutAccount(ctx, person, { kind: 'invitation', texts: 'sign_in_mail_invitation', values, button })
}

/** Mails a password link requested by an administrator; the old password stays valid until the link is used. */
export async function mailResetByAdmin(ctx: Context, person: StaffUser): Promise<void> {
  const href = await newPasswordLink(ctx, person, resetLasts)
  await mailAboutAccount(ctx, person, {
    kind: 'password-reset',
    texts: 'sign_in_mail_reset_by_admin',
    values: { by: ctx.actor.name },
    button: { label: 'sign_in_mail_reset_button', href },
  })
}
