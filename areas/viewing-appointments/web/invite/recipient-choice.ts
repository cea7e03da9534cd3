export const personKinds = ['interested', 'application'] as const
export type PersonKind = (typeof personKinds)[number]
