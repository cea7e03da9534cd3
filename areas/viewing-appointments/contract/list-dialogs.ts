// Bulk actions that invite rows of a list of people to an appointment, all or some drawn by lot; the key names the list.

import { randomApplicantsViewing, randomPeopleViewing } from '#platform/contract/table.ts'

const listedKinds = ['interested', 'application'] as const
export type ListedKind = (typeof listedKinds)[number]

export const inviteDialogs: Readonly<Record<ListedKind, string>> = {
  interested: 'invite_interested_to_viewing',
  application: 'invite_applications_to_viewing',
}

export const drawDialogs: Readonly<Record<ListedKind, string>> = {
  interested: randomPeopleViewing,
  application: randomApplicantsViewing,
}

export const kindOfDialog = (key: string): ListedKind | undefined =>
  listedKinds.find((kind) => inviteDialogs[kind] === key || drawDialogs[kind] === key)
