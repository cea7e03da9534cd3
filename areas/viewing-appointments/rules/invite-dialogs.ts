// Bulk action that invites rows of a list of people to an appointment; its key tells the list.

export type ListedKind = 'interested' | 'application'

export const inviteDialogs: Readonly<Record<ListedKind, string>> = {
  interested: 'invite_interested_to_viewing',
  application: 'invite_applications_to_viewing',
}

export const kindOfDialog = (key: string): ListedKind | undefined =>
  (['interested', 'application'] as const).find((kind) => inviteDialogs[kind] === key)
