// The sender that a phone shows of a text message (standards.md §7.3).

/** Up to 11 letters and digits that begin with a letter, or a number in international form. */
export const isSmsSender = (text: string): boolean => /^(?:\+[0-9]{6,15}|[A-Za-z][A-Za-z0-9 ]{0,10})$/.test(text)
