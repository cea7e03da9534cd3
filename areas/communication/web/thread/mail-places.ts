// Element id of a mail in its thread, and order of two mails: ids sort by time.

export const placeOfMail = (id: string): string => `mail-${id}`

export const isAfter = (id: string, before: string | null): boolean => before === null || id > before
