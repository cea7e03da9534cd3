// Links of an account that are sent by mail: their purposes, how long they are valid, and the pages that they open.

/** Asked for by the person; an invitation is sent by the area that invites. */
export const askedPurposes = ['email', 'password', 'phone'] as const
export type AskedPurpose = (typeof askedPurposes)[number]

export const linkPurposes = ['invitation', ...askedPurposes] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** User types of people of outside. */
export const externalTypes = ['b2b', 'dms'] as const
export type ExternalType = (typeof externalTypes)[number]

const hour = 60 * 60 * 1000

/** Milliseconds. */
export const linkLasts: Record<LinkPurpose, number> = {
  invitation: 14 * 24 * hour,
  email: 24 * hour,
  password: hour,
  phone: hour,
}

interface Linked {
  userType: ExternalType
  /** Slug of the project or document room. */
  entranceSlug: string
  userSlug: string
}

export const signInPath = ({ userType, entranceSlug }: Pick<Linked, 'userType' | 'entranceSlug'>): string =>
  userType === 'b2b'
    ? `/b2b-entry/${encodeURIComponent(entranceSlug)}`
    : `/dms-login/${encodeURIComponent(entranceSlug)}`

/** First page after the sign-in: the agreement of the project, or the document room. */
export const landingPath = ({ userType, slug }: { userType: ExternalType; slug: string }): string =>
  userType === 'b2b' ? `/project-nda/${encodeURIComponent(slug)}` : `/dms/${encodeURIComponent(slug)}`

/** Nobody signs in with this name, which only has to be unique; the account menu reads the slug in it. */
export const usernameOf = ({ userType, userSlug }: Pick<Linked, 'userType' | 'userSlug'>): string =>
  `${userType}.${userSlug}`
export const userSlugIn = (username: string): string => username.split('.')[1] ?? ''

const placeOf = ({ entranceSlug, userSlug }: Linked) => `${encodeURIComponent(entranceSlug)}/${userSlug}`

/** Page for a new phone number, opened from the own account or by a link. */
export const newPhonePath = (linked: Linked): string => `/${linked.userType}-change-phone-number/${placeOf(linked)}`

/** Path of the page that a link with this token opens. */
export function linkPath(purpose: LinkPurpose, linked: Linked, token: string): string {
  const { userType, userSlug } = linked
  const place = placeOf(linked)
  switch (purpose) {
    case 'invitation':
      return userType === 'b2b'
        ? `${signInPath(linked)}?account=${userSlug}&code=${token}`
        : `/dms-registration/${place}/${token}`
    case 'email':
      return `/${userType}-email-verify/${place}/${token}`
    case 'password':
      return `/${userType}-password-reset/${place}/${token}`
    case 'phone':
      return `${newPhonePath(linked)}?code=${token}`
  }
}
