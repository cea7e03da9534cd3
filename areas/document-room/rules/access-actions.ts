// The entries of the log of access.

export const accessActions = [
  'entered',
  'terms_accepted',
  'previewed',
  'downloaded',
  'uploaded',
  'released',
  'removed',
] as const
export type AccessAction = (typeof accessActions)[number]
