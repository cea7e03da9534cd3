// Where a mail stands in its thread, and which of two was written later: ids sort by time.

export const placeOfMail = (id: string): string => `mail-${id}`

export const isAfter = (id: string, before: string | null): boolean => before === null || id > before
