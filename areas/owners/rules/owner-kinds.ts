// Kinds of owners: a legal entity or a person.

export const ownerKinds = ['firm', 'person'] as const
export type OwnerKind = (typeof ownerKinds)[number]
