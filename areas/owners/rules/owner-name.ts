// Spelling of owners' names. Names that differ only in case and white space are the same owner.

export const spelledName = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ')

/** The function `owner_name_key` of the database. */
export const ownerNameKey = (name: string): string => spelledName(name).toLowerCase()
