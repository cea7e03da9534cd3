// A file name from a subject.

/** Without the characters that file systems refuse. */
export const fileTitle = (subject: string): string =>
  subject
    .replaceAll(/[\p{Cc}\p{Cf}"*/:<>?\\|]+/gu, ' ')
    .trim()
    .slice(0, 120) || 'Mail'
